import { defineRoute } from '@/lib/contract/route';

/* The operations on billing, without their schemas: the browser calls by these. */

export const chargeRoutes = {
  list: defineRoute({ id: 'charges.list', method: 'GET', path: '/billing/charges' }),
  create: defineRoute({ id: 'charges.create', method: 'POST', path: '/billing/charges' }),
  remove: defineRoute({ id: 'charges.remove', method: 'DELETE', path: '/billing/charges/{id}' }),
};

export const invoiceRoutes = {
  exportForm: defineRoute({
    id: 'invoices.export-form',
    method: 'GET',
    path: '/billing/invoices/pdf-export/form-schema',
  }),
  export: defineRoute({
    id: 'invoices.export',
    method: 'GET',
    path: '/billing/invoices/pdf-export',
    audit: 'copies',
  }),
  create: defineRoute({ id: 'invoices.create', method: 'POST', path: '/billing/invoices' }),
  list: defineRoute({ id: 'invoices.list', method: 'GET', path: '/billing/invoices' }),
  read: defineRoute({ id: 'invoices.read', method: 'GET', path: '/billing/invoices/{id}' }),
  billedPlan: defineRoute({
    id: 'invoices.billed-plan',
    method: 'GET',
    path: '/billing/billed-plan-items',
  }),
  change: defineRoute({
    id: 'invoices.change',
    method: 'PATCH',
    path: '/billing/invoices/{id}',
  }),
  remove: defineRoute({
    id: 'invoices.remove',
    method: 'DELETE',
    path: '/billing/invoices/{id}',
  }),
  issue: defineRoute({
    id: 'invoices.issue',
    method: 'POST',
    path: '/billing/invoices/{id}/issue',
  }),
  void: defineRoute({ id: 'invoices.void', method: 'POST', path: '/billing/invoices/{id}/void' }),
  pdf: defineRoute({
    id: 'invoices.pdf',
    method: 'GET',
    path: '/billing/invoices/{id}/pdf',
    audit: 'copies',
  }),
  credit: defineRoute({
    id: 'invoices.credit',
    method: 'POST',
    path: '/billing/invoices/{id}/credit-notes',
  }),
  creditNotePdf: defineRoute({
    id: 'invoices.credit-note-pdf',
    method: 'GET',
    path: '/billing/invoices/{id}/credit-notes/{creditNoteId}/pdf',
    audit: 'copies',
  }),
};

export const shareRoutes = {
  ofPatient: defineRoute({
    id: 'patient-shares.of-patient',
    method: 'GET',
    path: '/billing/payments/patient/{patientId}/patient-shares',
  }),
  list: defineRoute({
    id: 'patient-shares.list',
    method: 'GET',
    path: '/billing/payments/patient-shares',
  }),
  resolveReview: defineRoute({
    id: 'patient-shares.resolve-review',
    method: 'POST',
    path: '/billing/payments/patient-shares/{id}/resolve-review',
  }),
  collect: defineRoute({
    id: 'patient-shares.collect',
    method: 'POST',
    path: '/billing/payments/patient-shares/{id}/collect',
  }),
  cancel: defineRoute({
    id: 'patient-shares.cancel',
    method: 'POST',
    path: '/billing/payments/patient-shares/{id}/cancel',
  }),
};

export const receivableRoutes = {
  list: defineRoute({ id: 'receivables.list', method: 'GET', path: '/billing/receivables' }),
  statement: defineRoute({
    id: 'receivables.statement',
    method: 'GET',
    path: '/patients/{id}/statement',
    audit: 'copies',
  }),
};

export const unbilledRoutes = {
  list: defineRoute({ id: 'unbilled.list', method: 'GET', path: '/billing/unbilled' }),
};

export const payerRoutes = {
  list: defineRoute({ id: 'payers.list', method: 'GET', path: '/billing/payers' }),
};

export const payerAccountRoutes = {
  list: defineRoute({ id: 'payer-accounts.list', method: 'GET', path: '/billing/payer-accounts' }),
};

export const activityRoutes = {
  read: defineRoute({ id: 'billing-activity.read', method: 'GET', path: '/billing/activity' }),
};

export const paymentRoutes = {
  list: defineRoute({ id: 'payments.list', method: 'GET', path: '/billing/payments' }),
  totals: defineRoute({ id: 'payments.totals', method: 'GET', path: '/billing/payments/totals' }),
  create: defineRoute({ id: 'payments.create', method: 'POST', path: '/billing/payments' }),
  createBatch: defineRoute({
    id: 'payments.create-batch',
    method: 'POST',
    path: '/billing/payments/batch',
  }),
  receipt: defineRoute({
    id: 'payments.receipt',
    method: 'GET',
    path: '/billing/payments/{id}/receipt',
    audit: 'copies',
  }),
  reverse: defineRoute({
    id: 'payments.reverse',
    method: 'POST',
    path: '/billing/payments/{id}/reverse',
  }),
  reversal: defineRoute({
    id: 'payments.reversal',
    method: 'GET',
    path: '/billing/payments/{id}/reversal',
    audit: 'copies',
  }),
  refund: defineRoute({
    id: 'payments.refund',
    method: 'POST',
    path: '/billing/payments/{id}/refund',
  }),
  refundSlip: defineRoute({
    id: 'payments.refund-slip',
    method: 'GET',
    path: '/billing/refunds/{id}/slip',
    audit: 'copies',
  }),
};

export const cashRoutes = {
  movements: defineRoute({
    id: 'cash-movements.list',
    method: 'GET',
    path: '/billing/cash-movements',
  }),
};
