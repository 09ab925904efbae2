import 'server-only';
import {
  type AgendaEntry,
  agendaEntryOf,
  spanOn,
  takesTime,
} from '@/lib/agenda/rules/agenda-entry';
import { blocksOn } from '@/lib/agenda/rules/blocks';
import {
  type Candidate,
  firstOpenings,
  type Opening,
  spreadOpenings,
  type When,
} from '@/lib/agenda/rules/openings';
import { addDays, type ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { DAY_MINUTES, timeOf } from '@/lib/kit/dates/span';
import { minutesOf } from '@/lib/kit/schedule';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { deskRules } from '@/lib/server/db/clinic-settings.server';
import { env } from '@/lib/server/settings/env.server';
import type { FoundOpenings } from './openings-query';
import { performers } from './performers';
import { readAppointments } from './read-appointments.server';
import type { AgendaDoctor, Directory } from './shared/directory';
import { readDirectory } from './shared/directory.server';

/** How many are proposed at a time, and the others of the same half of the last day. */
const COUNT = 10;
/** Days that are searched in all, and how many are read at once. */
const DAYS = 60;
const SLICE = 7;

export interface OpeningsAsked {
  /** Minutes. */
  readonly duration: number;
  /** One doctor alone; otherwise whoever performs the procedure. */
  readonly doctorId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly procedureId?: string | undefined;
  /** `YYYY-MM-DD`; what is past is passed over. */
  readonly from: string;
  /** `HH:MM`: nothing on the first date that begins then or earlier. */
  readonly after?: string | undefined;
  readonly part?: When['part'];
  /** `HH:MM`: nothing earlier on any day. */
  readonly earliest?: string | undefined;
  readonly weekday?: When['weekday'];
}

/**
 * The first starts at which somebody can be booked, among the hours and appointments of now. Throws
 * `ClinicError` where these cannot be read, for then nobody knows what is free, and
 * `InvalidInputError` for a doctor who is none of the clinic's.
 */
export async function findOpenings(
  asked: OpeningsAsked,
  now: ClinicMoment,
  context: CallContext,
): Promise<FoundOpenings> {
  const [directory, { worksHolidays }] = await Promise.all([readDirectory(), deskRules()]);
  const doctors = doctorsAsked(directory, asked);
  const weekOf = ({ id }: AgendaDoctor) => directory.weeks[id] ?? 'unread';
  const scheduled = doctors.filter((doctor) => typeof weekOf(doctor) !== 'string');
  const isPast = asked.from < now.date;
  const from = isPast ? now.date : asked.from;
  // Nobody is called to come on a holiday, unless the clinic works on it or its date is asked for.
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day)).filter(
    (date) => worksHolidays || date === asked.from || holidayOn(date) === undefined,
  );
  const when = {
    part: asked.part,
    earliest: minutesOf(asked.earliest ?? '') ?? undefined,
    weekday: asked.weekday,
  };
  const found: Opening[] = [];
  // Not as the beginning of the search: that would be proposed itself.
  const given = { date: from, from: isPast ? Number.NEGATIVE_INFINITY : lastGiven(asked) };
  let notBefore = from === now.date ? now.minutes : undefined;
  for (let day = 0; day < dates.length && found.length < COUNT; day += SLICE) {
    if (scheduled.length === 0) break;
    const slice = dates.slice(day, day + SLICE);
    const entries = await readEntries(slice, asked.doctorId, context);
    const candidates = scheduled.flatMap((doctor) => candidateOf(doctor, directory, entries));
    const search = { duration: asked.duration, locationId: asked.locationId, notBefore };
    const ofSlice = firstOpenings(slice, candidates, search, Number.POSITIVE_INFINITY);
    found.push(
      ...spreadOpenings(
        ofSlice.filter((opening) => isLater(opening, given)),
        when,
      ),
    );
    notBefore = undefined;
  }
  const last = found[COUNT - 1];
  const end = last && { date: last.date, from: endOfHalf(last) };
  const shown = end ? found.filter((opening) => !isLater(opening, end)) : found;
  return {
    openings: shown,
    ...(end && { next: { from: end.date, after: timeOf(end.from) } }),
    searchedTo: last?.date ?? addDays(from, DAYS - 1),
    unread: doctors.filter((doctor) => weekOf(doctor) === 'unread').map(({ id }) => id),
    unscheduled: doctors.filter((doctor) => weekOf(doctor) === 'none').map(({ id }) => id),
  };
}

/** The last minute of the morning or the afternoon of which an opening is told. */
function endOfHalf({ from }: Opening): number {
  return from < 12 * 60 ? 12 * 60 - 1 : DAY_MINUTES - 1;
}

/** The minute up to which openings of the first date were given before. */
function lastGiven({ after }: OpeningsAsked): number {
  return minutesOf(after ?? '') ?? Number.NEGATIVE_INFINITY;
}

function doctorsAsked(directory: Directory, { doctorId, procedureId }: OpeningsAsked) {
  if (doctorId === undefined) return performers(directory, procedureId);
  const doctor = directory.doctors.find(({ id, active }) => id === doctorId && active);
  if (doctor) return [doctor];
  const message = 'Must be an active doctor of the clinic.';
  throw new InvalidInputError('query', [{ path: 'doctorId', code: 'unknown', message }]);
}

/** What is past midnight counts on the date it reaches into, so one day more is read. */
export async function readEntries(
  dates: readonly string[],
  doctorId: string | undefined,
  context: CallContext,
): Promise<AgendaEntry[]> {
  const first = dates[0] ?? '';
  const range = { from: addDays(first, -1), to: dates.at(-1) ?? first, doctorId };
  const listed = await readAppointments(range, context);
  return listed
    .flatMap((appointment) => agendaEntryOf(appointment, env().timezone) ?? [])
    .filter(takesTime);
}

export function candidateOf(
  { id, locationIds }: AgendaDoctor,
  { weeks, learned, blocks = [] }: Directory,
  entries: readonly AgendaEntry[],
): Candidate[] {
  const week = weeks[id];
  if (week === undefined || typeof week === 'string') return [];
  const own = entries.filter(({ doctorId }) => doctorId === id);
  // The service refuses a place to which the doctor is not assigned, though hours of old name it.
  const workingDays = week.workingDays.filter(
    ({ locationId }) => learned || locationIds.includes(locationId),
  );
  return [
    {
      doctorId: id,
      week: { workingDays, exceptions: week.exceptions },
      taken: (date) => own.flatMap((entry) => spanOn(entry, date) ?? []),
      blocked: (date, locationId) => blocksOn(blocks, { date, doctorId: id, locationId }),
    },
  ];
}

function isLater(opening: Opening, last: Pick<Opening, 'date' | 'from'>): boolean {
  return opening.date > last.date || (opening.date === last.date && opening.from > last.from);
}
