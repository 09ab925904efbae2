import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { BookingStart } from '@/lib/agenda/booking-start';
import { STATUSES, type Status } from '@/lib/agenda/rules/appointment-status';
import { STEP } from '@/lib/agenda/rules/place';
import { LONGEST_HOURS } from '@/lib/contract/limits';
import { parseDate } from '@/lib/kit/dates/dates';
import { minutesOf } from '@/lib/kit/schedule';
import { parseAsId } from '@/lib/url-parsers';

const PATH = '/agenda';

export const VIEWS = ['day', 'week', 'list'] as const;
export type AgendaViewName = (typeof VIEWS)[number];

/** Minutes of a booking that was drawn. */
const parseAsDuration = createParser({
  parse(value) {
    const minutes = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    return minutes >= STEP && minutes <= LONGEST_HOURS * 60 ? minutes : null;
  },
  serialize: String,
});

/** The address as it is written. A date and a time are kept as text: what makes no sense is told. */
export const agendaParams = {
  date: parseAsString,
  view: parseAsStringLiteral(VIEWS).withDefault('day'),
  of: parseAsId,
  doctors: parseAsArrayOf(parseAsId).withDefault([]),
  locations: parseAsArrayOf(parseAsId).withDefault([]),
  status: parseAsArrayOf(parseAsStringLiteral(STATUSES)).withDefault([]),
  appointment: parseAsId,
  /** The time of a booking, `HH:MM`; empty for one that has none yet. */
  book: parseAsString,
  lasts: parseAsDuration,
  with: parseAsId,
  at: parseAsId,
  for: parseAsId,
  /** The procedure of a booking, and the row of the waiting list that it is for. */
  procedure: parseAsId,
  waiting: parseAsId,
};

export type AgendaParams = inferParserType<typeof agendaParams>;

export const loadAgendaParams = createLoader(agendaParams);

const serialize = createSerializer(agendaParams);

/** The view of the agenda that an address asks for. */
export interface AgendaView {
  /** The clinic's date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly view: AgendaViewName;
  /** The doctors shown; empty for all. */
  readonly doctors: readonly string[];
  readonly locations: readonly string[];
  readonly statuses: readonly Status[];
  /** The doctor of a week. No filter: the day after it is everybody's again. */
  readonly weekOf: string | undefined;
  /** The appointment whose details are open. */
  readonly appointment: string | undefined;
  /** The booking under way. */
  readonly booking: BookingStart | undefined;
  /** A date of the address that no calendar has, so that the screen can say so. */
  readonly wrongDate: string | undefined;
  /** The same for the time of a booking. */
  readonly wrongTime: string | undefined;
}

/** Reads an address. No value is an error: a wrong date becomes today, any other is left out. */
export function agendaViewOf(params: AgendaParams, today: string): AgendaView {
  const { date, view, book } = params;
  const isDate = date !== null && parseDate(date) !== null && /^(?:19|20|21)/.test(date);
  const isTime = book !== null && minutesOf(book) !== null;
  return {
    date: isDate ? date : today,
    view,
    doctors: [...new Set(params.doctors)],
    locations: [...new Set(params.locations)],
    statuses: [...new Set(params.status)],
    weekOf: view === 'week' ? (params.of ?? undefined) : undefined,
    appointment: params.appointment ?? undefined,
    booking:
      book === null
        ? undefined
        : {
            time: isTime ? book : undefined,
            duration: params.lasts ?? undefined,
            doctorId: params.with ?? undefined,
            locationId: params.at ?? undefined,
            patientId: params.for ?? undefined,
            procedureId: params.procedure ?? undefined,
            waitingId: params.waiting ?? undefined,
          },
    wrongDate: !date || isDate ? undefined : date.slice(0, 40),
    wrongTime: !book || isTime ? undefined : book.slice(0, 40),
  };
}

/**
 * Writes a view, without what is the default. The date of an appointment or a booking is always written:
 * tomorrow the address still leads to it.
 */
export function agendaParamsOf(view: Partial<AgendaView>, today?: string): AgendaParams {
  const { booking, appointment, date } = view;
  const isOfDay = booking !== undefined || appointment !== undefined;
  return {
    date: date === undefined || (date === today && !isOfDay) ? null : date,
    view: view.view ?? 'day',
    of: view.view === 'week' ? (view.weekOf ?? null) : null,
    doctors: [...(view.doctors ?? [])],
    locations: [...(view.locations ?? [])],
    status: [...(view.statuses ?? [])],
    appointment: appointment ?? null,
    book: booking ? (booking.time ?? '') : null,
    lasts: booking?.duration ?? null,
    with: booking?.doctorId ?? null,
    at: booking?.locationId ?? null,
    for: booking?.patientId ?? null,
    procedure: booking?.procedureId ?? null,
    waiting: booking?.waitingId ?? null,
  };
}

/** The address of a view. `today` is the clinic's: an address of it names no date. */
export function agendaHref(view: Partial<AgendaView>, today?: string): string {
  return hrefOfParams(agendaParamsOf(view, today));
}

/** The address of a day made to be printed, of the doctors and places that are shown. */
export function daySheetHref({
  date,
  doctors,
  locations,
}: Pick<AgendaView, 'date' | 'doctors' | 'locations'>): string {
  return serialize(`${PATH}/print`, agendaParamsOf({ date, doctors, locations }));
}

/** The address as it is written, with what makes no sense in it. */
export function hrefOfParams(params: AgendaParams): string {
  return serialize(PATH, params);
}

/** Whether a booking is open at an address, on any day and in any view. */
export function isBookingAt({ pathname, searchParams }: URL): boolean {
  return pathname === PATH && loadAgendaParams(searchParams).book !== null;
}
