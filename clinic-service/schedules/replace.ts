import { and, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { replaceSchedule as operation } from '@/lib/contract/schedules';
import { checkExceptions, checkWorkingDays, sortedExceptions } from '@/lib/kit/schedule';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { doctorLocations, doctorSchedules, doctors } from '../db/schema/staff';
import { NotFoundError, ValidationError } from '../errors';
import { findSchedule } from './find';

/** Replaces what is sent and leaves the other part to whoever else is changing it. */
export async function replaceSchedule(
  { db, clock, principal }: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const { doctorId } = params;
  const assigned = await assignedLocations(db, clinicId, doctorId);
  const { workingDays, exceptions } = body;
  const wrong = [
    ...checkWorkingDays(workingDays ?? [], assigned),
    ...checkExceptions(exceptions ?? []),
  ];
  if (wrong.length > 0) throw new ValidationError(wrong);

  const sent = {
    ...(workingDays && { workingDays }),
    ...(exceptions && { exceptions: sortedExceptions(exceptions) }),
  };
  if (Object.keys(sent).length > 0) {
    const updatedAt = clock();
    await db
      .insert(doctorSchedules)
      .values({ clinicId, doctorId, workingDays: [], exceptions: [], ...sent, updatedAt })
      .onConflictDoUpdate({
        target: [doctorSchedules.clinicId, doctorSchedules.doctorId],
        set: { ...sent, updatedAt },
      });
  }
  return findSchedule(db, clinicId, doctorId);
}

/** Throws `NotFoundError` for who is no doctor of the clinic. */
async function assignedLocations(
  db: Database,
  clinicId: string,
  doctorId: string,
): Promise<string[]> {
  const rows = await db
    .select({ locationId: doctorLocations.locationId })
    .from(doctors)
    .leftJoin(
      doctorLocations,
      and(eq(doctorLocations.clinicId, doctors.clinicId), eq(doctorLocations.doctorId, doctors.id)),
    )
    .where(and(eq(doctors.clinicId, clinicId), eq(doctors.id, doctorId)));
  if (rows.length === 0) throw new NotFoundError('Doctor not found.');
  return rows.flatMap(({ locationId }) => locationId ?? []);
}
