import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';

/**
 * The change with which an address says where a booking stands by now: a reload, Back and the agenda
 * go on from there. A week becomes that of the doctor who is being booked.
 */
export function planAt(
  { view, booking }: Pick<AgendaView, 'view' | 'booking'>,
  { doctorId, span }: Pick<PlannedPlace, 'doctorId' | 'span'>,
): Partial<AgendaView> {
  if (!booking) return {};
  const isOther = doctorId !== booking.doctorId;
  return {
    ...(view === 'week' && { weekOf: doctorId }),
    booking: {
      ...booking,
      doctorId,
      ...(isOther && { locationId: undefined }),
      ...(span && { time: timeOf(span.from) }),
      ...(span && booking.duration !== undefined && { duration: span.to - span.from }),
    },
  };
}

/** The change with which a week, and a booking in it, become another doctor's. */
export function weekOfAnother(
  { booking }: Pick<AgendaView, 'booking'>,
  doctorId: string,
): Partial<AgendaView> {
  return {
    weekOf: doctorId,
    ...(booking && { booking: { ...booking, doctorId, locationId: undefined } }),
  };
}

/** The filters of a view. In a week the doctor is no filter, and cannot be taken away. */
export function filtersOf({ view, doctors, locations, statuses }: AgendaView) {
  return { doctors: view === 'week' ? [] : doctors, locations, statuses };
}

/** The change that takes all filters away. */
export function unfiltered({ view, doctors }: AgendaView) {
  return { doctors: view === 'week' ? doctors : [], locations: [], statuses: [] };
}

/** The dates that a view shows: a day, or the week from Monday to Sunday. */
export function datesOf({ view, date }: Pick<AgendaView, 'view' | 'date'>): string[] {
  if (view !== 'week') return [date];
  const monday = addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
  return WEEKDAYS.map((_, index) => addDays(monday, index));
}
