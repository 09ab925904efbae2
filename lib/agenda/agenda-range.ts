/** Dates of the clinic, both included; one doctor's or everybody's. */
export interface AgendaRange {
  readonly from: string;
  readonly to: string;
  readonly doctorId?: string | undefined;
}
