import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { createPrescription as operation } from '@/lib/contract/prescriptions';
import type { Context } from '../context';
import { prescriptions } from '../db/schema/records';
import { patientOfAppointment } from './appointment-patient';
import { toPrescription } from './prescription-row';

export async function createPrescription(
  context: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  const row = {
    clinicId: principal.clinicId,
    id: newId(),
    appointmentId: body.appointmentId,
    patientId: await patientOfAppointment(context, body.appointmentId),
    medications: body.medications,
    // An empty text is no diagnosis.
    diagnosis: body.diagnosis || null,
    notes: body.notes || null,
    createdBy: actor.id,
    createdByName: actor.name ?? null,
    createdAt: clock(),
  };
  await db.insert(prescriptions).values(row);
  return toPrescription(row);
}
