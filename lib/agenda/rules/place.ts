import { LONGEST_HOURS } from '@/lib/contract/limits';
import { DAY_MINUTES, type Span } from '@/lib/kit/dates/span';
import type { AgendaEntry } from './agenda-entry';
import type { WorkingDay } from './working-day';

/** When and where an appointment is, and whose it is; minutes since midnight of its date. */
export interface Place extends Span {
  readonly date: string;
  readonly doctorId: string;
  readonly locationId: string;
}

/** Minutes on which an appointment that is moved begins and ends. */
export const STEP = 5;

export function placeOf({ date, from, to, doctorId, locationId }: AgendaEntry): Place {
  return { date, from, to, doctorId, locationId };
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.date === other.date &&
    one.from === other.from &&
    one.to === other.to &&
    one.doctorId === other.doctorId &&
    one.locationId === other.locationId
  );
}

/** Only what is still to take place; one that lasts no time has nothing to be taken by. */
export function canBeMoved({ status, from, to }: AgendaEntry): boolean {
  return status === 'confirmed' && from < to;
}

/** As long as before, some minutes later or earlier; never out of its day. */
export function shifted<P extends Span>(place: P, minutes: number): P {
  const length = place.to - place.from;
  const last = Math.max(0, Math.floor((DAY_MINUTES - length) / STEP) * STEP);
  const from = Math.min(Math.max(inSteps(place.from + minutes), 0), last);
  return { ...place, from, to: from + length };
}

/** Begins when it did, and ends some minutes later or earlier; never past midnight. */
export function resized<P extends Span>(place: P, minutes: number): P {
  const last = Math.min(DAY_MINUTES, place.from + LONGEST_HOURS * 60);
  const to = Math.min(Math.max(inSteps(place.to + minutes), place.from + STEP), last);
  return { ...place, to };
}

/**
 * Where the doctor is when it begins; out of hours where they are nearest to then. On a day without hours
 * it stays where it was, unless the doctor does not work there at all.
 */
export function locationAt(
  { from }: Span,
  locationId: string,
  day: WorkingDay | undefined,
  assigned: readonly string[],
): string {
  const hours = day?.isException ? [] : (day?.hours ?? []);
  const away = (each: Span) => Math.max(each.from - from, from - each.to + 1, 0);
  const [nearest] = [...hours].sort((one, other) => away(one) - away(other));
  if (nearest) return nearest.locationId;
  if (assigned.includes(locationId)) return locationId;
  return assigned[0] ?? locationId;
}

function inSteps(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}
