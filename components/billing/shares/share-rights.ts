/** What a person may do on the desk beyond reading one patient's. */
export interface ShareRights {
  readonly seesClinic: boolean;
  readonly settles: boolean;
  readonly takesReceipts: boolean;
}
