import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { agendaEntryOf, byTime } from '@/lib/agenda/rules/agenda-entry';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { onChange } from '@/lib/server/door/change-news';
import { keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import type { AgendaRange } from './agenda-range';
import { AppointmentFeed, type Snapshot } from './appointment-feed';
import { withDeskNotes } from './desk-notes.server';
import { outStamp } from './out/out-news.server';
import { readAppointments } from './read-appointments.server';

/** The agenda may be shown stale, with its time beside it. */
const USABLE = 24 * 60 * 60_000;
/** Appointments that go on past midnight are rare, and do not change in the morning. */
const OVERNIGHT_FRESH = 60_000;
/** Ranges that are kept though nobody listens to them, and at most so many that are listened to. */
const KEPT = 60;
/** Milliseconds that a range has to itself while many are listened to. */
const SHARE = 100;
/** The least between two readings for listeners, also after a change, which all of them are to see soon. */
const APART = 50;

const feeds = () =>
  processState('agenda-feeds', () => {
    const all = new Map<string, AppointmentFeed>();
    // Booked or changed by this process: everybody who looks is to see it now.
    onChange((operation) => {
      if (operation.startsWith('appointments.') || operation === 'schedules.replace') nudgeAll(all);
    });
    return all;
  });

function nudgeAll(all: ReadonlyMap<string, AppointmentFeed>): void {
  // Who came last is told first.
  for (const feed of [...all.values()].reverse()) feed.nudge();
}

/** After a change of what the front desk keeps: everybody who looks is to see it now. */
export function nudgeAgenda(): void {
  nudgeAll(feeds());
}

/** The feed of a range, one for everybody who looks at it. */
export function agendaFeed({ from, to, doctorId }: AgendaRange): AppointmentFeed {
  const all = feeds();
  const key = [from, to, doctorId ?? '*'].join(' ');
  const feed = all.get(key) ?? newFeed({ from, to, doctorId });
  all.delete(key);
  all.set(key, feed);
  for (const [other, { size }] of all) {
    if (all.size <= KEPT) break;
    if (size === 0 && other !== key) all.delete(other);
  }
  return feed;
}

/**
 * The same for somebody who is going to listen. Each range that is listened to is read again and again:
 * one more than `KEPT` takes the place of the one that was asked for longest ago.
 */
export function listenedFeed(range: AgendaRange): AppointmentFeed {
  const feed = agendaFeed(range);
  const others = listened().filter((other) => other !== feed);
  for (const other of others.slice(0, Math.max(0, others.length - KEPT + 1))) other.giveWay();
  return feed;
}

function listened(): AppointmentFeed[] {
  return [...feeds().values()].filter(({ size }) => size > 0);
}

function newFeed(range: AgendaRange): AppointmentFeed {
  const before = addDays(range.from, -1);
  let isFailing = false;
  const overnight = keep({
    load: async () => {
      const { entries } = await readEntries({ ...range, from: before, to: before }, isFailing);
      return entries.filter(({ date, to }) => date === before && to > DAY_MINUTES);
    },
    freshFor: OVERNIGHT_FRESH,
    usableFor: USABLE,
  });
  const read = async (isPoll: boolean): Promise<Snapshot> => {
    const readAt = new Date();
    // While it fails, nothing is asked about the day before until the range itself is answered.
    const reading = readEntries(range, isPoll);
    const isAlone = isFailing;
    isFailing = true;
    if (isAlone) await reading;
    const [{ entries, unplaced }, { value: late }, out] = await Promise.all([
      reading,
      overnight(),
      outStamp(),
    ]);
    isFailing = false;
    const within = entries.filter(({ date }) => date >= range.from && date <= range.to);
    const sorted = [...late, ...within].sort(byTime);
    const listed = { entries: sorted, unplaced, out };
    return { version: versionOf(listed), readAt, ...listed };
  };
  // A colleague's booking is seen within one interval and the time that a reading takes.
  const interval = env().clinic.agendaPollSeconds * 1000;
  // Sixty ranges that were read each second left a search no time.
  const every = () => Math.max(interval, listened().length * SHARE);
  return new AppointmentFeed({ read, every, turn, freshFor: interval / 2, usableFor: USABLE });
}

type Listed = Pick<Snapshot, 'entries' | 'unplaced'>;

/** One after the other: a search meanwhile never waits for many of them. */
async function turn(): Promise<void> {
  const turns = processState('agenda-turns', () => ({ next: 0 }));
  const now = performance.now();
  const own = Math.max(now, turns.next);
  turns.next = own + APART;
  if (own > now) await delay(own - now);
}

async function readEntries(range: AgendaRange, isPoll: boolean): Promise<Listed> {
  const { timezone, locale } = env();
  const context = { locale, correlationId: randomUUID(), isPoll };
  const listed = await readAppointments(range, context);
  const entries = listed.flatMap((appointment) => agendaEntryOf(appointment, timezone) ?? []);
  const noted = await withDeskNotes(entries, range, timezone);
  return { entries: noted, unplaced: listed.length - entries.length };
}

function versionOf(listed: Listed & Pick<Snapshot, 'out'>): string {
  return createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 22);
}
