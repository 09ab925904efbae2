import { type AgendaEntry, spanOn } from '@/lib/agenda/rules/agenda-entry';
import { type DoctorWeek, openOn, workingDayOf } from '@/lib/agenda/rules/working-day';
import { contains } from '@/lib/kit/dates/span';

/** Whether all of an appointment lies in one stretch of the doctor's work at its place. */
export function fitsWeek(entry: AgendaEntry, week: DoctorWeek): boolean {
  const span = spanOn(entry, entry.date);
  if (span === undefined || entry.to > 1_440) return false;
  const open = openOn(workingDayOf(week, entry.date), entry.locationId);
  return open.some((stretch) => contains(stretch, span));
}

/**
 * The appointments that a change of the week would leave outside of it: those still to come that fit
 * the week as it is and would not fit the next. What did not fit before is no consequence of it.
 */
export function affectedBy(
  entries: readonly AgendaEntry[],
  before: DoctorWeek,
  after: DoctorWeek,
): AgendaEntry[] {
  return entries.filter(
    (entry) => entry.status === 'confirmed' && fitsWeek(entry, before) && !fitsWeek(entry, after),
  );
}

/** The appointments still to come that stand outside of a week, whyever they do. */
export function outsideOf(entries: readonly AgendaEntry[], week: DoctorWeek): AgendaEntry[] {
  return entries.filter((entry) => entry.status === 'confirmed' && !fitsWeek(entry, week));
}
