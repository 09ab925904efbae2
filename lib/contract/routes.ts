import { apiKeyRoutes } from './routes/api-key-routes';
import { appointmentRoutes } from './routes/appointment-routes';
import {
  activityRoutes,
  cashRoutes,
  chargeRoutes,
  invoiceRoutes,
  payerAccountRoutes,
  payerRoutes,
  paymentRoutes,
  receivableRoutes,
  shareRoutes,
  unbilledRoutes,
} from './routes/billing-routes';
import { doctorRoutes, locationRoutes, ownClinicRoutes } from './routes/clinic-routes';
import { odontogramRoutes } from './routes/odontogram-routes';
import { patientRoutes } from './routes/patient-routes';
import { prescriptionRoutes } from './routes/prescription-routes';
import { procedureRoutes } from './routes/procedure-routes';
import { recordRoutes, templateRoutes } from './routes/record-routes';
import { scheduleRoutes } from './routes/schedule-routes';

/** Where every operation is. */
export const routes = [
  ...Object.values(patientRoutes),
  ...Object.values(ownClinicRoutes),
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
  ...Object.values(receivableRoutes),
  ...Object.values(unbilledRoutes),
  ...Object.values(payerRoutes),
  ...Object.values(payerAccountRoutes),
  ...Object.values(chargeRoutes),
  ...Object.values(activityRoutes),
  ...Object.values(cashRoutes),
  ...Object.values(apiKeyRoutes),
];
