import 'server-only';
import { randomUUID } from 'node:crypto';
import { type AgendaEntry, agendaEntryOf, byTime } from '@/lib/agenda/rules/agenda-entry';
import { listAppointments } from '@/lib/contract/appointments';
import { recordSuccess } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { onChange } from '@/lib/server/door/change-news';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { type Keeper, type Kept, keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import { readAppointments } from './read-appointments.server';

interface DateRange {
  /** Dates of the clinic, both included. */
  readonly from: string;
  readonly to: string;
}

/** Milliseconds: days that are over, or not here yet, change rarely; what changes here counts at once. */
const FRESH = 60_000;
const USABLE = 24 * 60 * 60_000;
/** Ranges: those of a day, and of the day before while it ends. */
const KEPT = 4;

const ranges = () =>
  processState('confirmed-appointments', () => {
    const all = new Map<string, Keeper<readonly AgendaEntry[]>>();
    onChange((operation) => {
      if (!operation.startsWith('appointments.')) return;
      for (const range of all.values()) range.outdate();
    });
    return all;
  });

interface Confirmed {
  /** In the order of time. */
  readonly entries: readonly AgendaEntry[];
  /** When they were read, where they could not be read again since. */
  readonly staleSince: Date | undefined;
}

/**
 * The confirmed appointments of days other than today, on behalf of a person: as a list of patients
 * they leave a row on the audit trail. Throws `ForbiddenError`, and `ClinicError` where they were not
 * read for a day.
 */
export async function readConfirmed(caller: Caller, { from, to }: DateRange): Promise<Confirmed> {
  const query = { from, to, status: 'confirmed' } as const;
  await requireRight(caller, listAppointments, { query });
  const read = await keptRange(query)();
  await recordSuccess(caller, listAppointments, { params: {}, query }, read.value);
  return { entries: read.value, staleSince: staleSince(read) };
}

export interface DayAhead {
  /** Of each appointment, by when it begins. */
  readonly starts: readonly Pick<AgendaEntry, 'doctorId' | 'from'>[];
  /** When it was read, where it could not be read again since. */
  readonly staleSince: Date | undefined;
}

/** When somebody is booked on a date, and with whom; it names no patient. Throws as `readConfirmed` does. */
export async function readDayAhead(caller: Caller, date: string): Promise<DayAhead> {
  const query = { from: date, to: date, status: 'confirmed' } as const;
  await requireRight(caller, listAppointments, { query });
  const read = await keptRange(query)();
  return {
    starts: read.value.map(({ doctorId, from }) => ({ doctorId, from })),
    staleSince: staleSince(read),
  };
}

function staleSince({ readAt, isStale }: Kept<unknown>): Date | undefined {
  return isStale ? readAt : undefined;
}

function keptRange({ from, to }: DateRange): Keeper<readonly AgendaEntry[]> {
  const all = ranges();
  const key = `${from} ${to}`;
  const range = all.get(key) ?? newRange({ from, to });
  all.delete(key);
  all.set(key, range);
  const oldest = all.keys().next().value;
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
  return range;
}

function newRange({ from, to }: DateRange): Keeper<readonly AgendaEntry[]> {
  const load = async () => {
    const { timezone, locale } = env();
    const context = { locale, correlationId: randomUUID() };
    const listed = await readAppointments({ from, to, status: 'confirmed' }, context);
    return listed
      .flatMap((appointment) => agendaEntryOf(appointment, timezone) ?? [])
      .filter(({ date }) => date >= from && date <= to)
      .sort(byTime);
  };
  return keep({ load, freshFor: FRESH, usableFor: USABLE });
}
