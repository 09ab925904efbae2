import { and, desc, eq } from 'drizzle-orm';
import type { listOdontogramVersions as operation } from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { odontogramVersions as versions } from '../db/schema/odontogram';
import { offsetOf, pageOf } from '../page';
import { requirePatient } from './load-chart';

export async function listVersions(
  { db, principal }: Context,
  { params, query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const of = { clinicId: principal.clinicId, patientId: params.patientId };
  await requirePatient(db, of);
  const where = and(eq(versions.clinicId, of.clinicId), eq(versions.patientId, of.patientId));
  const [rows, total] = await Promise.all([
    db
      .select({
        version: versions.version,
        action: versions.action,
        createdBy: versions.createdBy,
        createdByName: versions.createdByName,
        createdAt: versions.createdAt,
      })
      .from(versions)
      .where(where)
      .orderBy(desc(versions.version))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(versions, where),
  ]);
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return pageOf(data, query, total);
}
