import { addDays } from '@/lib/kit/dates/clinic-time';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { groupBy } from '@/lib/kit/group-by';
import { weekdayOf } from '@/lib/kit/schedule';
import type { AgendaEntry } from './agenda-entry';
import type { CallOutcome } from './desk-notes';
import { type KnownWeek, openOn, workingDayOf } from './working-day';

/** In the order of their keys, 1 to 5. */
export const CALL_OUTCOMES = [
  'confirmed',
  'no_answer',
  'left_message',
  'will_change',
  'wrong_number',
] as const satisfies readonly CallOutcome[];

/** How far ahead a working day is looked for: no clinic is closed for longer. */
const LOOKED_AHEAD = 30;

/**
 * The next date on which somebody works, as far as the schedules tell; without any, the next that is
 * neither a Sunday nor a holiday.
 */
export function nextWorkingDay(today: string, weeks: readonly KnownWeek[]): string {
  const known = weeks.filter((week) => typeof week !== 'string');
  for (let days = 1; days <= LOOKED_AHEAD; days += 1) {
    const date = addDays(today, days);
    if (holidayOn(date) !== undefined) continue;
    const isOpen =
      known.length === 0
        ? weekdayOf(date) !== 'sunday'
        : known.some((week) => openOn(workingDayOf(week, date)).length > 0);
    if (isOpen) return date;
  }
  return addDays(today, 1);
}

/** The appointments of a date whose patients are asked, in the order of time. */
export function toConfirm(
  entries: readonly AgendaEntry[],
  date: string,
  locationId?: string,
): AgendaEntry[] {
  return entries.filter(
    (entry) =>
      entry.date === date &&
      entry.status === 'confirmed' &&
      (locationId === undefined || entry.locationId === locationId),
  );
}

export interface DoctorsList {
  readonly doctorId: string;
  readonly entries: readonly AgendaEntry[];
}

/** By doctor, in the order of their names. */
export function byDoctor(
  entries: readonly AgendaEntry[],
  nameOf: (doctorId: string) => string,
): DoctorsList[] {
  return groupBy(entries, ({ doctorId }) => doctorId)
    .map(([doctorId, own]) => ({ doctorId, entries: own }))
    .sort((one, other) => nameOf(one.doctorId).localeCompare(nameOf(other.doctorId)));
}

export function countConfirmed(entries: readonly AgendaEntry[]): number {
  return entries.filter(({ call }) => call === 'confirmed').length;
}
