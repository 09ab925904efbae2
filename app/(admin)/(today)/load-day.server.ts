import 'server-only';
import { dehydrate } from '@tanstack/react-query';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { type DayAhead, readConfirmed, readDayAhead } from '@/lib/agenda/read-confirmed.server';
import type { Directory } from '@/lib/agenda/shared/directory';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { inPageTime } from '@/lib/server/door/page-time.server';
import type { ReadEntries } from './day-of';

/** Days before today on which somebody may have forgotten to say what became of an appointment. */
const LOOK_BACK = 7;
/** Milliseconds: appointments of today that were read longer ago could not be read again. */
const STALE = 10_000;

/**
 * What the day in short is made of: today's as the browser keeps it up to date, and the days around.
 * Whoever is a doctor is told their own, unless `isClinics` asks for everybody's.
 */
export async function loadDay(caller: Caller, date: string, { isClinics }: { isClinics: boolean }) {
  const queries = createQueryClient();
  const range = { from: date, to: date };
  const closes = await mayClose(caller);
  const past = { from: addDays(date, -LOOK_BACK), to: addDays(date, -1) };
  const [today, before, ahead, directory] = await Promise.all([
    loadForPage(caller, readAgenda(caller, range)),
    closes ? loadForPage(caller, readConfirmed(caller, past)) : undefined,
    loadForPage(caller, readDayAhead(caller, addDays(date, 1))),
    knownDirectory(caller),
  ]);
  if (!today.problem) queries.setQueryData(agendaQueries.range(range).queryKey, today.data);
  if (directory) queries.setQueryData(agendaQueries.directory().queryKey, directory);
  const staleAt = today.problem || isFresh(today.data.readAt) ? undefined : today.data.readAt;
  const own = ownDoctor(caller, directory);
  const doctorId = isClinics ? undefined : own;
  const tomorrow =
    ahead.problem || ahead.data.staleSince ? undefined : startOf(ahead.data, doctorId);
  return {
    queries: JSON.stringify(dehydrate(queries)),
    staleAt,
    before: before && !before.problem ? withoutNotes(before.data) : undefined,
    /** Whether what became of an appointment can be said here: else nobody is reminded of it. */
    closes,
    tomorrow,
    /** Whose day it is; `undefined`: the clinic's. */
    doctorId,
    /** There is a day of their own beside the clinic's. */
    isDoctor: own !== undefined,
    /** Something could not be read, or is shown as it was read before. */
    isPartial:
      today.problem !== undefined ||
      (before?.problem ?? before?.data?.staleSince) !== undefined ||
      tomorrow === undefined ||
      directory === undefined ||
      Object.values(directory.weeks).includes('unread') ||
      staleAt !== undefined,
  };
}

/** As long as it is not known what the service offers, it is taken to offer it. */
async function mayClose({ session }: Caller): Promise<boolean> {
  if (!mayCall(session.staff.role, 'appointments.change')) return false;
  const { features } = clinic();
  return (await features.offers('appointments.change')) || !features.known();
}

/** Which doctor the person is: nobody that the clinic does not have, or no longer. */
function ownDoctor({ session }: Caller, directory: Directory | undefined): string | undefined {
  const own = session.staff.doctorId;
  if (own === null) return undefined;
  const isThere = directory?.doctors.some(({ id, active }) => active && id === own) ?? true;
  return isThere ? own : undefined;
}

/** How many are booked, and when the first begins in minutes since midnight. */
function startOf({ starts }: DayAhead, doctorId: string | undefined) {
  const theirs = starts.filter((start) => (doctorId ?? start.doctorId) === start.doctorId);
  return { count: theirs.length, firstAt: theirs[0]?.from };
}

/** A week of them may be many, and nothing here tells their notes. */
function withoutNotes({ entries, staleSince }: ReadEntries): ReadEntries {
  return { entries: entries.map(({ notes: _, ...entry }) => entry), staleSince };
}

function isFresh(readAt: string): boolean {
  return Date.now() - Date.parse(readAt) <= STALE;
}

async function knownDirectory({ correlationId }: Caller): Promise<Directory | undefined> {
  try {
    return await inPageTime(readDirectory(), correlationId);
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
