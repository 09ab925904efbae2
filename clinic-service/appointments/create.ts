import { sql } from 'drizzle-orm';
import type { createAppointment as operation } from '@/lib/contract/appointments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { retryOnce } from '../db/in-transaction';
import { ValidationError } from '../errors';
import { wrongReferences } from './check-references';
import { instantOf, wrongTimes, wrongYears } from './check-times';
import { toAppointment } from './columns';
import { doctorLock, refusingOverlaps } from './overlap';

export async function createAppointment(
  { db, clock, newId, principal, actor }: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const { startTime, endTime, notes = '', ...references } = body;
  const startsAt = instantOf(startTime);
  const endsAt = instantOf(endTime);
  const wrong = [
    ...wrongYears({ startTime: startsAt, endTime: endsAt }, timezone),
    ...wrongTimes(startsAt, endsAt),
    ...(await wrongReferences(db, clinicId, references)),
  ];
  if (wrong.length > 0) throw new ValidationError(wrong);

  const row = {
    id: newId(),
    ...references,
    startsAt,
    endsAt,
    status: 'confirmed',
    notes: notes === '' ? null : notes,
    version: 1,
    createdAt: clock(),
  } as const;
  // One statement is one transaction: the lock is taken before the row is made, and nobody waits
  // for it across the network.
  const insert = () =>
    db.execute(sql`
      with locked as materialized (select ${doctorLock(clinicId, row.doctorId)})
      insert into appointments (clinic_id, id, patient_id, doctor_id, location_id, procedure_id,
        starts_at, ends_at, status, notes, version, created_by, created_at, updated_at)
      select ${clinicId}, ${row.id}, ${row.patientId}, ${row.doctorId}, ${row.locationId},
        ${row.procedureId}, ${row.startsAt.toISOString()}::timestamptz,
        ${row.endsAt.toISOString()}::timestamptz, ${row.status}, ${row.notes},
        ${row.version}::integer, ${actor.id}, ${row.createdAt.toISOString()}::timestamptz,
        ${row.createdAt.toISOString()}::timestamptz
      from locked`);
  await refusingOverlaps(() => retryOnce(insert));
  return toAppointment(row, timezone);
}
