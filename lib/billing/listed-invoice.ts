/** An invoice in a list: all of it where the service lists invoices, else what is known of it here. */
export interface ListedInvoice {
  readonly id: string;
  readonly invoiceNumber?: string | undefined;
  readonly patientId?: string | undefined;
  readonly patient?: { readonly firstName: string; readonly lastName: string };
  readonly status?: string | undefined;
  /** COP. */
  readonly total?: number | undefined;
  /** COP, what was received on it. */
  readonly paid?: number | undefined;
  /** COP, what is still to be paid. */
  readonly due?: number | undefined;
  /** An instant. */
  readonly createdAt?: string | undefined;
  /** An instant: of one that somebody else made, the earliest of its payments that is known. */
  readonly firstPaidAt?: string | undefined;
}
