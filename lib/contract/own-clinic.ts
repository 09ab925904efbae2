import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { ownClinicRoutes } from './routes/clinic-routes';
import { optional } from './schemas';

export const readOwnClinic = defineOperation(ownClinicRoutes.read, {
  summary: 'Read the clinic of the key, as its documents name it',
  origin: 'extension',
  scope: 'locations:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  shareable: true,
  envelope: 'bare',
  response: z.object({
    name: z.string(),
    nit: optional(z.string()),
    address: optional(z.string()),
    phone: optional(z.string()),
  }),
});
