import { idIn, type ReadParam } from '@/lib/address-params';
import type { BookingStart } from '@/lib/agenda/booking-start';
import { LONGEST_HOURS } from '@/lib/contract/appointment-limits';
import { isStatus, type Status } from '@/lib/rules/appointment-status';
import { addDays } from '@/lib/rules/clinic-time';
import { parseDate } from '@/lib/rules/dates';
import { STEP } from '@/lib/rules/place';
import type { PlannedPlace } from '@/lib/rules/planned-place';
import { minutesOf, WEEKDAYS, weekdayOf } from '@/lib/rules/schedule';
import { timeOf } from '@/lib/rules/span';

export const VIEWS = ['day', 'week', 'list'] as const;
export type AgendaViewName = (typeof VIEWS)[number];

/** What the address of the agenda says; the server and the browser read it alike. */
export interface AgendaView {
  /** The clinic's date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly view: AgendaViewName;
  /** Those that are shown; nobody named means all. */
  readonly doctors: readonly string[];
  readonly locations: readonly string[];
  readonly statuses: readonly Status[];
  /** Whose week it is; no filter, so that the day is everybody's again. */
  readonly weekOf: string | undefined;
  /** The appointment whose details are open. */
  readonly appointment: string | undefined;
  /** A booking is being made. */
  readonly booking: BookingStart | undefined;
  /** What the address asked for and no calendar has: said, not passed over. */
  readonly wrongDate: string | undefined;
  /** The time of the booking, likewise. */
  readonly wrongTime: string | undefined;
}

/** Nothing in an address is an error: what makes no sense is today, or left out, and said. */
export function parseAgendaView(read: ReadParam, today: string): AgendaView {
  const asked = read('date') ?? '';
  const isDate = parseDate(asked) !== null && /^(?:19|20|21)/.test(asked);
  const time = read('book') ?? '';
  const view = VIEWS.find((name) => name === read('view')) ?? 'day';
  return {
    date: isDate ? asked : today,
    view,
    doctors: idsIn(read('doctors')),
    locations: idsIn(read('locations')),
    statuses: idsIn(read('status')).filter(isStatus),
    weekOf: view === 'week' ? idIn(read('of')) : undefined,
    appointment: idIn(read('appointment')),
    booking: bookingIn(read),
    wrongDate: asked === '' || isDate ? undefined : asked.slice(0, 40),
    wrongTime: time === '' || minutesOf(time) !== null ? undefined : time.slice(0, 40),
  };
}

/** The address of a view, without what is the default. */
export function agendaHref(
  view: Omit<AgendaView, 'wrongDate' | 'wrongTime'>,
  today: string,
): string {
  const params = new URLSearchParams();
  if (view.date !== today) params.set('date', view.date);
  if (view.view !== 'day') params.set('view', view.view);
  if (view.view === 'week' && view.weekOf !== undefined) params.set('of', view.weekOf);
  if (view.doctors.length > 0) params.set('doctors', view.doctors.join(','));
  if (view.locations.length > 0) params.set('locations', view.locations.join(','));
  if (view.statuses.length > 0) params.set('status', view.statuses.join(','));
  if (view.appointment !== undefined) params.set('appointment', view.appointment);
  if (view.booking) {
    const { time, duration, doctorId, locationId, patientId } = view.booking;
    params.set('book', time ?? '');
    if (duration !== undefined) params.set('lasts', String(duration));
    if (doctorId !== undefined) params.set('with', doctorId);
    if (locationId !== undefined) params.set('at', locationId);
    if (patientId !== undefined) params.set('for', patientId);
  }
  // Separators that people can read, and that need no encoding.
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return query === '' ? '/agenda' : `/agenda?${query}`;
}

/**
 * The change with which an address says where a booking stands by now: a reload, Back and the agenda
 * go on from there. A week is that of whoever is being booked.
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

/** What a view narrows. In a week the doctor is whose it is, and nothing that could be taken away. */
export function filtersOf({ view, doctors, locations, statuses }: AgendaView) {
  return { doctors: view === 'week' ? [] : doctors, locations, statuses };
}

/** The change that takes all of them away. */
export function unfiltered({ view, doctors }: AgendaView) {
  return { doctors: view === 'week' ? doctors : [], locations: [], statuses: [] };
}

/** Whether a booking is open at an address: its days, view and filters may be any. */
export function isBookingAt({ pathname, searchParams }: URL): boolean {
  return pathname === '/agenda' && bookingIn((name) => searchParams.get(name)) !== undefined;
}

/** The dates that a view shows: a day, or the week from Monday to Sunday. */
export function datesOf({ view, date }: Pick<AgendaView, 'view' | 'date'>): string[] {
  if (view !== 'week') return [date];
  const monday = mondayOf(date);
  return WEEKDAYS.map((_, index) => addDays(monday, index));
}

function mondayOf(date: string): string {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
}

function durationIn(value: string | null | undefined): number | undefined {
  const minutes = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 0;
  return minutes >= STEP && minutes <= LONGEST_HOURS * 60 ? minutes : undefined;
}

function idsIn(value: string | null | undefined): string[] {
  return [...new Set((value ?? '').split(',').filter((id) => idIn(id) !== undefined))];
}

function bookingIn(read: ReadParam): BookingStart | undefined {
  const time = read('book');
  if (time === null || time === undefined) return undefined;
  return {
    time: minutesOf(time) === null ? undefined : time,
    duration: durationIn(read('lasts')),
    doctorId: idIn(read('with')),
    locationId: idIn(read('at')),
    patientId: idIn(read('for')),
  };
}
