import type { Route } from './operation';

/** Where the operations on schedules are, without their schemas, as the browser calls them. */
export const scheduleRoutes = {
  read: { id: 'schedules.read', method: 'GET', path: '/appointments/doctors/schedule/{doctorId}' },
  replace: {
    id: 'schedules.replace',
    method: 'PUT',
    path: '/appointments/doctors/schedule/{doctorId}',
  },
} as const satisfies Record<string, Route>;
