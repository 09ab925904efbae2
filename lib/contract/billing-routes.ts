import type { Route } from './operation';

/** Where the operations of billing are, without their schemas: the browser calls by these. */
export const shareRoutes = {
  ofPatient: {
    id: 'patient-shares.of-patient',
    method: 'GET',
    path: '/billing/payments/patient/{patientId}/patient-shares',
  },
  list: { id: 'patient-shares.list', method: 'GET', path: '/billing/payments/patient-shares' },
  resolveReview: {
    id: 'patient-shares.resolve-review',
    method: 'POST',
    path: '/billing/payments/patient-shares/{id}/resolve-review',
  },
} as const satisfies Record<string, Route>;

export const paymentRoutes = {
  list: { id: 'payments.list', method: 'GET', path: '/billing/payments' },
  create: { id: 'payments.create', method: 'POST', path: '/billing/payments' },
} as const satisfies Record<string, Route>;

export const chargeRoutes = {
  list: { id: 'charges.list', method: 'GET', path: '/billing/charges' },
  create: { id: 'charges.create', method: 'POST', path: '/billing/charges' },
  remove: { id: 'charges.remove', method: 'DELETE', path: '/billing/charges/{id}' },
} as const satisfies Record<string, Route>;

export const invoiceRoutes = {
  list: { id: 'invoices.list', method: 'GET', path: '/billing/invoices' },
  read: { id: 'invoices.read', method: 'GET', path: '/billing/invoices/{id}' },
  create: { id: 'invoices.create', method: 'POST', path: '/billing/invoices' },
  issue: { id: 'invoices.issue', method: 'POST', path: '/billing/invoices/{id}/issue' },
  void: { id: 'invoices.void', method: 'POST', path: '/billing/invoices/{id}/void' },
} as const satisfies Record<string, Route>;
