import type { createMedicalRecord as operation } from '@/lib/contract/medical-records';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { medicalRecords } from '../db/schema/records';
import { patientOfAppointment } from './appointment-patient';
import { checkFields } from './check-fields';
import { toRecord } from './record-row';

export async function createRecord(
  context: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  const fields = checkFields(body.templateId, body.fields);
  const row = {
    clinicId: principal.clinicId,
    id: newId(),
    appointmentId: body.appointmentId,
    patientId: await patientOfAppointment(context, body.appointmentId),
    templateId: body.templateId,
    fields,
    createdBy: actor.id,
    createdByName: actor.name ?? null,
    createdAt: clock(),
  };
  await db.insert(medicalRecords).values(row);
  return toRecord(row);
}
