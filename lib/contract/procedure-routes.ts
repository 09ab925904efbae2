import type { Route } from './operation';

/** Where the operations on procedures are, without their schemas: the browser calls by these. */
export const procedureRoutes = {
  list: { id: 'procedures.list', method: 'GET', path: '/clinical-procedures' },
} as const satisfies Record<string, Route>;
