import { defineRoute } from '@/lib/contract/route';

/* The operations on medical records and their templates, without their schemas: the browser calls by these. */

export const templateRoutes = {
  list: defineRoute({ id: 'emr-templates.list', method: 'GET', path: '/emr/templates' }),
};

export const recordRoutes = {
  create: defineRoute({
    id: 'medical-records.create',
    method: 'POST',
    path: '/emr/medical-records',
  }),
  list: defineRoute({ id: 'medical-records.list', method: 'GET', path: '/emr/medical-records' }),
  read: defineRoute({
    id: 'medical-records.read',
    method: 'GET',
    path: '/emr/medical-records/{id}',
  }),
  addAddendum: defineRoute({
    id: 'medical-records.add-addendum',
    method: 'POST',
    path: '/emr/medical-records/{id}/addenda',
  }),
};
