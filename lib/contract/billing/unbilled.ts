import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { unbilledRoutes } from '@/lib/contract/routes/billing-routes';
import { id, isoDate, pageOf, pageQuery } from '@/lib/contract/schemas';
import { namedPatient } from './bill-items';

/** A completed appointment that is on no bill. */
export const unbilledAppointment = z.object({
  appointmentId: z.string(),
  /** With the offset of the clinic's clock, as an appointment has it. */
  startTime: z.string(),
  patientId: z.string(),
  patient: namedPatient,
  doctor: z.object({ id: z.string(), fullName: z.string() }),
  /** Its price as the catalogue has it now, in whole pesos. */
  procedure: z.object({ id: z.string(), name: z.string(), price: z.number() }),
});

export const listUnbilled = defineOperation(unbilledRoutes.list, {
  summary:
    'Completed appointments that are neither invoiced nor charged to a payer, newest first; from and to are dates of the clinic, inclusive',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    doctorId: z.optional(id),
  }),
  response: z.extend(pageOf(unbilledAppointment), {
    currency: z.string(),
    /** Of all pages. */
    totals: z.object({ appointments: z.number(), price: z.number() }),
  }),
});
