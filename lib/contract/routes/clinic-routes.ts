import { defineRoute } from '@/lib/contract/route';

/* The operations on the clinic, its locations and doctors, without their schemas: the browser calls by these. */

export const doctorRoutes = {
  list: defineRoute({ id: 'doctors.list', method: 'GET', path: '/doctors' }),
};

export const locationRoutes = {
  list: defineRoute({ id: 'locations.list', method: 'GET', path: '/locations' }),
};

export const ownClinicRoutes = {
  read: defineRoute({ id: 'own-clinic.read', method: 'GET', path: '/clinic' }),
};
