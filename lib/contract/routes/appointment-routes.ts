import { defineRoute } from '@/lib/contract/route';

/* The operations on appointments, without their schemas: the browser calls by these. */

export const appointmentRoutes = {
  create: defineRoute({ id: 'appointments.create', method: 'POST', path: '/appointments' }),
  list: defineRoute({ id: 'appointments.list', method: 'GET', path: '/appointments' }),
  read: defineRoute({ id: 'appointments.read', method: 'GET', path: '/appointments/{id}' }),
  change: defineRoute({ id: 'appointments.change', method: 'PATCH', path: '/appointments/{id}' }),
};
