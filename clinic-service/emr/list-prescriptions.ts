import { and, desc, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPrescriptions as operation } from '@/lib/contract/prescriptions';
import type { Context } from '../context';
import { prescriptions } from '../db/schema/records';
import { offsetOf, pageOf } from '../page';
import { toPrescription } from './prescription-row';

export async function listPrescriptions(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { patientId, appointmentId } = query;
  const where = and(
    eq(prescriptions.clinicId, principal.clinicId),
    patientId === undefined ? undefined : eq(prescriptions.patientId, patientId),
    appointmentId === undefined ? undefined : eq(prescriptions.appointmentId, appointmentId),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(prescriptions)
      .where(where)
      .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(prescriptions, where),
  ]);
  return pageOf(rows.map(toPrescription), query, total);
}
