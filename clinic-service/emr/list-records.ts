import { and, desc, eq } from 'drizzle-orm';
import type { listMedicalRecords as operation } from '@/lib/contract/medical-records';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { medicalRecords as records } from '../db/schema/records';
import { offsetOf, pageOf } from '../page';
import { addendaOf } from './addenda-of';
import { toRecord } from './record-row';

export async function listRecords(
  context: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, principal } = context;
  const { patientId, appointmentId, templateId } = query;
  const where = and(
    eq(records.clinicId, principal.clinicId),
    patientId === undefined ? undefined : eq(records.patientId, patientId),
    appointmentId === undefined ? undefined : eq(records.appointmentId, appointmentId),
    templateId === undefined ? undefined : eq(records.templateId, templateId),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(records)
      .where(where)
      .orderBy(desc(records.createdAt), desc(records.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(records, where),
  ]);
  const added = await addendaOf(
    context,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => ({ ...toRecord(row), addenda: added(row.id) })),
    query,
    total,
  );
}
