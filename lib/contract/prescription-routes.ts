import type { Route } from './operation';

/** Where prescriptions are written, without their schemas: the browser calls by these. */
export const prescriptionRoutes = {
  create: { id: 'prescriptions.create', method: 'POST', path: '/emr/prescriptions' },
} as const satisfies Record<string, Route>;
