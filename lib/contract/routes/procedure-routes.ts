import { defineRoute } from '@/lib/contract/route';

/* The operations on procedures, without their schemas: the browser calls by these. */

export const procedureRoutes = {
  create: defineRoute({ id: 'procedures.create', method: 'POST', path: '/clinical-procedures' }),
  list: defineRoute({ id: 'procedures.list', method: 'GET', path: '/clinical-procedures' }),
  read: defineRoute({ id: 'procedures.read', method: 'GET', path: '/clinical-procedures/{id}' }),
  change: defineRoute({
    id: 'procedures.change',
    method: 'PATCH',
    path: '/clinical-procedures/{id}',
  }),
};
