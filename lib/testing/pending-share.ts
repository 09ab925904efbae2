/** A copayment that is still to be paid, as the service tells it of one patient. */
export const PENDING_SHARE = {
  id: 'share',
  paymentDate: '2026-11-20T15:00:00Z',
  concept: 'copago',
  conceptLabel: 'Copago',
  amount: 15_000,
  currency: 'COP',
  paymentMethod: 'cash',
  paymentMethodLabel: 'Efectivo',
  payerName: null,
  payerAccount: null,
  serviceDate: null,
  status: 'pending',
  statusLabel: 'Pendiente',
  receiptAvailable: false,
  review: null,
} as const;
