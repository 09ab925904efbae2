import { type AgendaEntry, spanOn, takesTime } from '@/lib/agenda/rules/agenda-entry';
import { type Block, blocksOn } from '@/lib/agenda/rules/blocks';
import { STEP } from '@/lib/agenda/rules/place';
import { type DoctorWeek, openOn, workingDayOf } from '@/lib/agenda/rules/working-day';
import { addDays, type ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES, type Span, subtract } from '@/lib/kit/dates/span';

/** Minutes: shorter pauses are no gap that anybody would book. */
const SHORTEST_GAP = 15;

/** Whose time on a date is not over, by when it begins; who is being seen is among them. */
export function notOver(entries: readonly AgendaEntry[], now: ClinicMoment): AgendaEntry[] {
  return entries.filter(
    (entry) => entry.status === 'confirmed' && entry.date === now.date && entry.to > now.minutes,
  );
}

/** Those of them whose time has begun: they are no longer to come. */
export function underWay(entries: readonly AgendaEntry[], now: ClinicMoment): AgendaEntry[] {
  return entries.filter(({ from }) => from <= now.minutes);
}

/** Whose time is over though nobody said what became of it. */
export function stillToClose(entries: readonly AgendaEntry[], now: ClinicMoment): AgendaEntry[] {
  return entries.filter(
    (entry) => entry.status === 'confirmed' && entry.date <= now.date && isOver(entry, now),
  );
}

/** What began yesterday may last past midnight. */
function isOver({ date, to }: AgendaEntry, now: ClinicMoment): boolean {
  if (date === now.date) return to <= now.minutes;
  return date !== addDays(now.date, -1) || to - DAY_MINUTES <= now.minutes;
}

interface Working {
  readonly id: string;
  readonly week: DoctorWeek;
}

/** Whether anybody works on a date at all. */
export function isAnybodyIn(doctors: readonly Working[], date: string): boolean {
  return doctors.some(({ week }) => openOn(workingDayOf(week, date)).length > 0);
}

/** Appointments of one date. */
export interface DateEntries {
  readonly date: string;
  readonly entries: readonly AgendaEntry[];
}

/** Day by day, the latest day first and each in the order of its time. */
export function latestDayFirst(entries: readonly AgendaEntry[]): DateEntries[] {
  const days = new Map<string, AgendaEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days]
    .map(([date, ofDay]) => ({ date, entries: ofDay.toSorted((a, b) => a.from - b.from) }))
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** Free time of a doctor at one place. */
export interface PlaceGaps {
  readonly locationId: string;
  readonly gaps: readonly Span[];
}

/** When a doctor is still free on a date. */
export interface DoctorGaps {
  readonly doctorId: string;
  /** The doctor's week has more than one place, so that where they are is to be said. */
  readonly inSeveral: boolean;
  /** In the order in which the doctor first comes there; none without gaps. */
  readonly places: readonly PlaceGaps[];
}

/** The free time that is left of a date, by doctor; those without any are left out. */
export function freeGaps(
  doctors: readonly Working[],
  entries: readonly AgendaEntry[],
  now: ClinicMoment,
  blocks: readonly Block[] = [],
): DoctorGaps[] {
  return doctors
    .map(({ id, week }) => {
      const taken = entries.flatMap((entry) =>
        entry.doctorId === id && takesTime(entry) ? (spanOn(entry, now.date) ?? []) : [],
      );
      const day = workingDayOf(week, now.date);
      const locations = [...new Set(day.hours.map(({ locationId }) => locationId))];
      const places = locations
        .map((locationId) => {
          const kept = blocksOn(blocks, { date: now.date, doctorId: id, locationId });
          const over = { from: 0, to: now.minutes };
          const gaps = subtract(openOn(day, locationId), [...taken, ...kept, over]);
          // Nobody is booked at seven minutes past.
          const whole = gaps.map(({ from, to }) => ({ from: Math.ceil(from / STEP) * STEP, to }));
          return { locationId, gaps: whole.filter(({ from, to }) => to - from >= SHORTEST_GAP) };
        })
        .filter(({ gaps }) => gaps.length > 0);
      return {
        doctorId: id,
        inSeveral: new Set(week.workingDays.map(({ locationId }) => locationId)).size > 1,
        places,
      };
    })
    .filter(({ places }) => places.length > 0);
}
