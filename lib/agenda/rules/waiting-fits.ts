import type { Span } from '@/lib/kit/dates/span';
import { WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';

/** When and with whom somebody wants to come sooner. */
export interface WaitingWish {
  readonly procedureId: string;
  /** Empty: any who performs it. */
  readonly doctorIds: readonly string[];
  /** Empty: any. */
  readonly locationIds: readonly string[];
  readonly morning: boolean;
  readonly afternoon: boolean;
  /** 1 is Monday; empty: any day. */
  readonly weekdays: readonly number[];
  /** Last date that is of use, `YYYY-MM-DD`; absent: no end. */
  readonly until?: string | undefined;
}

/** Time that has become free. */
export interface FreeSlot extends Span {
  readonly date: string;
  readonly doctorId: string;
  readonly locationId: string;
}

interface Clinic {
  /** Whether a doctor performs a procedure. */
  readonly performs: (doctorId: string, procedureId: string) => boolean;
  /** Minutes of a procedure; undefined where nobody knows. */
  readonly durationOf: (procedureId: string) => number | undefined;
}

const NOON = 12 * 60;

/** Whether a wish can be met by a time that has become free. */
export function fitsWish(wish: WaitingWish, slot: FreeSlot, clinic: Clinic): boolean {
  const { doctorIds, locationIds, weekdays, until, procedureId, morning, afternoon } = wish;
  const duration = clinic.durationOf(procedureId) ?? slot.to - slot.from;
  const weekday = WEEKDAYS.indexOf(weekdayOf(slot.date)) + 1;
  return (
    clinic.performs(slot.doctorId, procedureId) &&
    duration <= slot.to - slot.from &&
    (doctorIds.length === 0 || doctorIds.includes(slot.doctorId)) &&
    (locationIds.length === 0 || locationIds.includes(slot.locationId)) &&
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (until === undefined || slot.date <= until) &&
    (slot.from < NOON ? morning : afternoon)
  );
}
