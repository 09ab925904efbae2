import 'server-only';
import { type AgendaEntry, agendaEntryOf, byTime } from '@/lib/agenda/rules/agenda-entry';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { env } from '@/lib/server/settings/env.server';
import { readAppointments } from './read-appointments.server';

/** Half a year: further ahead hardly anybody is booked. */
const DAYS = 180;

/**
 * The confirmed appointments of a doctor that have not begun yet, in the order of time. Throws
 * `ClinicError`: some of them are never given as all of them.
 */
export async function readUpcoming(
  doctorId: string,
  context: CallContext,
  now = new Date(),
): Promise<AgendaEntry[]> {
  const { timezone } = env();
  const today = clinicToday(timezone, now);
  const range = { from: today, to: addDays(today, DAYS), doctorId, status: 'confirmed' as const };
  const listed = await readAppointments(range, context);
  return listed
    .filter(({ startTime }) => new Date(startTime) > now)
    .flatMap((appointment) => agendaEntryOf(appointment, timezone) ?? [])
    .sort(byTime);
}
