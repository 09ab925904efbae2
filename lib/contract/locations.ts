import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { locationRoutes } from './routes/clinic-routes';
import { optional, pageOf, pageQuery } from './schemas';

export const location = z.object({
  id: z.string(),
  name: z.string(),
  address: optional(z.string()),
  phone: optional(z.string()),
  timezone: optional(z.string()),
});
export type Location = z.output<typeof location>;

export const listLocations = defineOperation(locationRoutes.list, {
  summary: 'List the locations of the clinic',
  origin: 'extension',
  scope: 'locations:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  shareable: true,
  envelope: 'bare',
  query: z.object(pageQuery),
  response: pageOf(location),
});
