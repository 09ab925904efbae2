import type { Route } from './operation';

/** Where the operations on appointments are, without their schemas: the browser calls by these. */
export const appointmentRoutes = {
  create: { id: 'appointments.create', method: 'POST', path: '/appointments' },
  list: { id: 'appointments.list', method: 'GET', path: '/appointments' },
  read: { id: 'appointments.read', method: 'GET', path: '/appointments/{id}' },
  change: { id: 'appointments.change', method: 'PATCH', path: '/appointments/{id}' },
} as const satisfies Record<string, Route>;
