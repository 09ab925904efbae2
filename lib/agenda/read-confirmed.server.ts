import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordSuccess } from '@/lib/clinic/audit-call';
import type { Caller } from '@/lib/clinic/caller';
import { onChange } from '@/lib/clinic/change-news';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { listAppointments } from '@/lib/contract/appointments';
import { env } from '@/lib/env.server';
import { processState } from '@/lib/process-state';
import { type AgendaEntry, agendaEntryOf, byTime } from '@/lib/rules/agenda-entry';
import { type Keeper, keep } from './kept';
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

/**
 * The confirmed appointments of days other than today, in the order of time, on behalf of a person:
 * as a list of patients they leave a row on the audit trail. Throws `ForbiddenError`, `ClinicError`.
 */
export async function readConfirmed(
  caller: Caller,
  { from, to }: DateRange,
): Promise<readonly AgendaEntry[]> {
  const query = { from, to, status: 'confirmed' } as const;
  await requireRight(caller, listAppointments, { query });
  const { value } = await keptRange(query)();
  await recordSuccess(caller, listAppointments, { params: {}, query }, undefined);
  return value;
}

export interface DayAhead {
  readonly count: number;
  /** Minutes since midnight at which the first begins. */
  readonly firstAt: number | undefined;
}

/** How much is booked on a date, which names nobody. Throws as `readConfirmed` does. */
export async function readDayAhead(caller: Caller, date: string): Promise<DayAhead> {
  const query = { from: date, to: date, status: 'confirmed' } as const;
  await requireRight(caller, listAppointments, { query });
  const { value } = await keptRange(query)();
  return { count: value.length, firstAt: value[0]?.from };
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
