import type { Route } from './operation';

/** Where medical records are written, without their schemas: the browser calls by these. */
export const recordRoutes = {
  create: { id: 'medical-records.create', method: 'POST', path: '/emr/medical-records' },
  addAddendum: {
    id: 'medical-records.add-addendum',
    method: 'POST',
    path: '/emr/medical-records/{id}/addenda',
  },
} as const satisfies Record<string, Route>;
