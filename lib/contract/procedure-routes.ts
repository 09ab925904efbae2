import type { Route } from './operation';

/** Where the operations on procedures are, without their schemas: the browser calls by these. */
export const procedureRoutes = {
  list: { id: 'procedures.list', method: 'GET', path: '/clinical-procedures' },
  read: { id: 'procedures.read', method: 'GET', path: '/clinical-procedures/{id}' },
  create: { id: 'procedures.create', method: 'POST', path: '/clinical-procedures' },
  change: { id: 'procedures.change', method: 'PATCH', path: '/clinical-procedures/{id}' },
} as const satisfies Record<string, Route>;
