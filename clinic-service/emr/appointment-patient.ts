import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { appointments } from '../db/schema/appointments';
import { ValidationError } from '../errors';

/** Whose appointment it is. Throws `ValidationError` where the clinic has none with this id. */
export async function patientOfAppointment(
  { db, principal }: Context,
  appointmentId: string,
): Promise<string> {
  const [row] = await db
    .select({ patientId: appointments.patientId })
    .from(appointments)
    .where(and(eq(appointments.clinicId, principal.clinicId), eq(appointments.id, appointmentId)));
  if (row !== undefined) return row.patientId;
  throw new ValidationError([
    { path: 'appointmentId', code: 'not_found', message: 'There is no such appointment.' },
  ]);
}
