import { apiKeyRoutes } from './api-key-routes';
import { appointmentRoutes } from './appointment-routes';
import {
  chargeRoutes,
  invoiceRoutes,
  payerAccountRoutes,
  payerRoutes,
  paymentRoutes,
  shareRoutes,
} from './billing-routes';
import { doctorRoutes, locationRoutes } from './clinic-routes';
import { odontogramRoutes } from './odontogram-routes';
import { patientRoutes } from './patient-routes';
import { prescriptionRoutes } from './prescription-routes';
import { procedureRoutes } from './procedure-routes';
import { recordRoutes, templateRoutes } from './record-routes';
import { scheduleRoutes } from './schedule-routes';

/** Where every operation is. */
export const routes = [
  ...Object.values(patientRoutes),
  ...Object.values(locationRoutes),
  ...Object.values(doctorRoutes),
  ...Object.values(appointmentRoutes),
  ...Object.values(scheduleRoutes),
  ...Object.values(procedureRoutes),
  ...Object.values(templateRoutes),
  ...Object.values(recordRoutes),
  ...Object.values(prescriptionRoutes),
  ...Object.values(odontogramRoutes),
  ...Object.values(invoiceRoutes),
  ...Object.values(paymentRoutes),
  ...Object.values(shareRoutes),
  ...Object.values(payerRoutes),
  ...Object.values(payerAccountRoutes),
  ...Object.values(chargeRoutes),
  ...Object.values(apiKeyRoutes),
];
