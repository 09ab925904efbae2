/** How many of each are shown of one patient; the lists have the rest. */
export const NEWEST = 10;
/** As many invoices as a page may have: nobody has more that are open. */
const MOST_OPEN = 100;
/** As many charges as a page may have. */
export const MOST_CHARGES = 100;

/** Statuses in which something is due. */
const OPEN = ['issued', 'partially_paid'] as const;

/** The newest of a patient: the same object shape on both sides is the same key. */
export const latestOf = {
  invoices: (patientId: string) => ({ page: 1, limit: NEWEST, patientId }),
  charges: (patientId: string, limit = NEWEST) => ({ page: 1, limit, patientId }),
  payments: (patientId: string) => ({
    page: 1,
    limit: NEWEST,
    patientId,
    with: 'names' as const,
  }),
};

/** Two lists, for a service takes one status at a time. */
export function openInvoices(patientId: string) {
  return OPEN.map((status) => ({ page: 1, limit: MOST_OPEN, patientId, status }));
}
