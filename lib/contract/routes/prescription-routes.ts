import { defineRoute } from '@/lib/contract/route';

/* The operations on prescriptions, without their schemas: the browser calls by these. */

export const prescriptionRoutes = {
  create: defineRoute({ id: 'prescriptions.create', method: 'POST', path: '/emr/prescriptions' }),
  list: defineRoute({ id: 'prescriptions.list', method: 'GET', path: '/emr/prescriptions' }),
};
