import 'server-only';
import { readSchedule, replaceSchedule } from '@/lib/contract/schedules';
import { datesOfRange } from '@/lib/kit/dates/exception-dates';
import { sortedExceptions } from '@/lib/kit/schedule';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import type { Caller } from '@/lib/server/door/caller';
import { announceChange } from '@/lib/server/door/change-news';
import type { AbsenceBody } from './out-forms';

/**
 * Adds dates to those on which a doctor is nowhere and leaves the rest of the schedule alone. The desk has
 * the right to this, and not to the operation that replaces a schedule. Done twice it is done once. Throws
 * `ClinicError`, also where the doctor has no schedule, and `InvalidInputError` for dates that make no sense.
 * Resolves with how many dates are new.
 */
export async function addAbsence(
  { doctorId, from, to }: AbsenceBody,
  today: string,
  caller: Caller,
): Promise<number> {
  const dates = datesOfRange(from, to, today);
  if (typeof dates === 'string') {
    const message = 'Must be a range of dates that is not over.';
    throw new InvalidInputError('body', [{ path: 'to', code: dates, message }]);
  }
  const { client } = clinic();
  const params = { doctorId };
  const exceptions = await exceptionsOf(doctorId, caller);
  const added = dates.filter((date) => !exceptions.includes(date));
  if (added.length === 0) return 0;
  const body = { exceptions: sortedExceptions([...exceptions, ...added]) };
  try {
    await client.call(replaceSchedule, { params, body }, caller);
  } finally {
    // Also where its answer was lost.
    announceChange(replaceSchedule.id);
  }
  return added.length;
}

async function exceptionsOf(doctorId: string, caller: Caller): Promise<readonly string[]> {
  try {
    const read = await clinic().client.call(readSchedule, { params: { doctorId } }, caller);
    return read.exceptions;
  } catch (error) {
    if (!(error instanceof ClinicError) || error.status !== 404) throw error;
    const { correlationId } = caller;
    throw new ClinicError(409, 'NO_SCHEDULE', { operation: readSchedule.id, correlationId });
  }
}
