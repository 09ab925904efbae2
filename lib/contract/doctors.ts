import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { doctorRoutes } from './routes/clinic-routes';
import { activity, openEnum, optional, pageOf, pageQuery } from './schemas';

export const doctor = z.object({
  id: z.string(),
  firstName: optional(z.string()),
  lastName: optional(z.string()),
  fullName: z.string(),
  color: optional(z.string()),
  specialty: optional(z.string()),
  locationIds: z._default(z.array(z.string()), []),
  status: openEnum(...activity.options),
});
export type Doctor = z.output<typeof doctor>;

export const listDoctors = defineOperation(doctorRoutes.list, {
  summary: 'List the doctors of the clinic',
  origin: 'extension',
  scope: 'appointments:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  shareable: true,
  envelope: 'bare',
  query: z.object(pageQuery),
  response: pageOf(doctor),
});
