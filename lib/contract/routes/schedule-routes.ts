import { defineRoute } from '@/lib/contract/route';

/* The operations on schedules, without their schemas: the browser calls by these. */

export const scheduleRoutes = {
  read: defineRoute({
    id: 'schedules.read',
    method: 'GET',
    path: '/appointments/doctors/schedule/{doctorId}',
  }),
  replace: defineRoute({
    id: 'schedules.replace',
    method: 'PUT',
    path: '/appointments/doctors/schedule/{doctorId}',
  }),
};
