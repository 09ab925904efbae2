import 'server-only';
import type { Directory } from '@/lib/agenda/directory';
import { readDirectory } from '@/lib/agenda/directory.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { readConfirmed, readDayAhead } from '@/lib/agenda/read-confirmed.server';
import type { Caller } from '@/lib/clinic/caller';
import { ClinicError } from '@/lib/clinic/errors';
import { inPageTime } from '@/lib/clinic/page-time.server';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { addDays, type ClinicMoment } from '@/lib/rules/clinic-time';
import { freeGaps, isAnybodyIn, notOver, stillToClose, underWay } from '@/lib/rules/day-summary';

/** Days before today on which somebody may have forgotten to say what became of an appointment. */
const LOOK_BACK = 7;
/** Milliseconds: appointments of today that were read longer ago could not be read again. */
const STALE = 10_000;

/** The day in short: who is next, what is to be closed, where there is room, and how tomorrow looks. */
export async function loadDay(caller: Caller, now: ClinicMoment) {
  const { date } = now;
  const past = { from: addDays(date, -LOOK_BACK), to: addDays(date, -1) };
  const [today, before, tomorrow, directory] = await Promise.all([
    loadForPage(caller, readAgenda(caller, { from: date, to: date })),
    loadForPage(caller, readConfirmed(caller, past)),
    loadForPage(caller, readDayAhead(caller, addDays(date, 1))),
    knownDirectory(caller),
  ]);
  const agenda = today.problem ? undefined : today.data;
  // What began yesterday and reaches into today is among those of yesterday.
  const entries = agenda?.entries.filter((entry) => entry.date === date);
  const rest = entries && notOver(entries, now);
  const todayStale = agenda && staleDate(agenda.readAt);
  const names = new Map(directory?.doctors.map(({ id, name }) => [id, name]));
  const places = new Map(directory?.locations.map(({ id, name }) => [id, name]));
  return {
    coming: rest && {
      entries: rest,
      begun: underWay(rest, now).length,
      isFree: entries.every(({ status }) => status === 'canceled'),
      staleSince: todayStale,
    },
    /** `undefined`: of some of the days it is not known. */
    toClose:
      entries && !before.problem
        ? {
            entries: stillToClose([...before.data.entries, ...entries], now),
            staleSince: earliest(todayStale, before.data.staleSince),
          }
        : undefined,
    tomorrow: tomorrow.problem || tomorrow.data.staleSince ? undefined : tomorrow.data,
    room: agenda &&
      directory && { ...roomIn(directory, agenda.entries, now), staleSince: todayStale },
    /** `undefined` where nobody knows the name: the appointment matters more. */
    doctorOf: (id: string) => names.get(id),
    placeOf: (id: string) => places.get(id),
  };
}

function staleDate(readAt: string): Date | undefined {
  const at = new Date(readAt);
  return Date.now() - at.getTime() > STALE ? at : undefined;
}

function earliest(a: Date | undefined, b: Date | undefined): Date | undefined {
  return a && b && b < a ? b : (a ?? b);
}

/** Where there is still time; whose hours could not be read is named, for they may have some. */
function roomIn(
  { doctors, weeks }: Directory,
  entries: Parameters<typeof freeGaps>[1],
  now: ClinicMoment,
) {
  const active = doctors.filter((doctor) => doctor.active);
  const working = active.flatMap(({ id }) => {
    const week = weeks[id];
    return typeof week === 'object' ? [{ id, week }] : [];
  });
  return {
    gaps: freeGaps(working, entries, now),
    isAnybodyIn: isAnybodyIn(working, now.date),
    unread: active.flatMap(({ id, name }) => (weeks[id] === 'unread' ? [name] : [])),
  };
}

async function knownDirectory({ correlationId }: Caller): Promise<Directory | undefined> {
  try {
    return await inPageTime(readDirectory(), correlationId);
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
