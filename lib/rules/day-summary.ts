import { type AgendaEntry, spanOn, takesTime } from './agenda-entry';
import type { ClinicMoment } from './clinic-time';
import { type Span, subtract } from './span';
import { type DoctorWeek, openOn, workingDayOf } from './working-day';

/** Minutes: shorter pauses are no gap that anybody would book. */
const SHORTEST_GAP = 15;

/** Who is still to come on a date, the next first; who is being seen is among them. */
export function stillToCome(entries: readonly AgendaEntry[], now: ClinicMoment): AgendaEntry[] {
  return entries.filter(
    (entry) => entry.status === 'confirmed' && entry.date === now.date && entry.to > now.minutes,
  );
}

/** Whose time is over though nobody said what became of it. */
export function stillToClose(entries: readonly AgendaEntry[], now: ClinicMoment): AgendaEntry[] {
  return entries.filter(
    (entry) =>
      entry.status === 'confirmed' &&
      (entry.date < now.date || (entry.date === now.date && entry.to <= now.minutes)),
  );
}

/** When a doctor is still free on a date. */
export interface DoctorGaps {
  readonly doctorId: string;
  readonly gaps: readonly Span[];
}

/** The free time that is left of a date, by doctor; those without any are left out. */
export function freeGaps(
  doctors: readonly { readonly id: string; readonly week: DoctorWeek }[],
  entries: readonly AgendaEntry[],
  now: ClinicMoment,
): DoctorGaps[] {
  return doctors
    .map(({ id, week }) => {
      const taken = entries.flatMap((entry) =>
        entry.doctorId === id && takesTime(entry) ? (spanOn(entry, now.date) ?? []) : [],
      );
      const open = openOn(workingDayOf(week, now.date));
      const gaps = subtract(open, [...taken, { from: 0, to: now.minutes }]);
      return { doctorId: id, gaps: gaps.filter(({ from, to }) => to - from >= SHORTEST_GAP) };
    })
    .filter(({ gaps }) => gaps.length > 0);
}
