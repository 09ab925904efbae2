import { expect, test } from 'vitest';
import { appointmentRoutes } from './appointment-routes';
import { paymentRoutes, shareRoutes } from './billing-routes';
import { odontogramRoutes } from './odontogram-routes';
import { operations } from './operations';
import { patientRoutes } from './patient-routes';
import { procedureRoutes } from './procedure-routes';
import { scheduleRoutes } from './schedule-routes';

const routes = [
  ...Object.values(appointmentRoutes),
  ...Object.values(odontogramRoutes),
  ...Object.values(patientRoutes),
  ...Object.values(paymentRoutes),
  ...Object.values(procedureRoutes),
  ...Object.values(scheduleRoutes),
  ...Object.values(shareRoutes),
];

test.each(routes)('the browser calls $id where it is declared', (route) => {
  expect(operations[route.id]).toMatchObject(route);
});
