import type { Route } from './operation';

/**
 * Where the operations on patients are, without their schemas: the browser calls by these, and
 * zod stays on the server.
 */
export const patientRoutes = {
  list: { id: 'patients.list', method: 'GET', path: '/patients' },
  read: { id: 'patients.read', method: 'GET', path: '/patients/{id}' },
  create: { id: 'patients.create', method: 'POST', path: '/patients' },
  change: { id: 'patients.change', method: 'PATCH', path: '/patients/{id}' },
} as const satisfies Record<string, Route>;
