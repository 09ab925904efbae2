import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { appointments } from '../db/schema/appointments';
import { refuseReference } from '../field-refusal';

/** Whose appointment it is. Throws `ValidationError` where the clinic has none with this id. */
export async function patientOfAppointment(
  { db, principal }: Context,
  appointmentId: string,
): Promise<string> {
  const [row] = await db
    .select({ patientId: appointments.patientId })
    .from(appointments)
    .where(and(eq(appointments.clinicId, principal.clinicId), eq(appointments.id, appointmentId)));
  if (row === undefined) throw refuseReference('appointmentId', 'appointment');
  return row.patientId;
}
