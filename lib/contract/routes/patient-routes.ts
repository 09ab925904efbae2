import { defineRoute } from '@/lib/contract/route';

/* The operations on patients, without their schemas: the browser calls by these. */

export const patientRoutes = {
  list: defineRoute({ id: 'patients.list', method: 'GET', path: '/patients' }),
  read: defineRoute({ id: 'patients.read', method: 'GET', path: '/patients/{id}' }),
  create: defineRoute({ id: 'patients.create', method: 'POST', path: '/patients' }),
  change: defineRoute({ id: 'patients.change', method: 'PATCH', path: '/patients/{id}' }),
};
