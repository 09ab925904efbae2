import 'server-only';
import { and, between, eq, gte, inArray, lt } from 'drizzle-orm';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { CallOutcome, SeriesPlace, Visit } from '@/lib/agenda/rules/desk-notes';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { database } from '@/lib/server/db/application-database';
import { deskCall, deskSeries, deskVisit } from '@/lib/server/db/desk-schema';
import type { AgendaRange } from './agenda-range';
import { reasonsOf } from './visits/cancellations.server';

/**
 * The entries of a range with what the front desk keeps about each. The outcome of a call holds for the
 * hour that was spoken of: an appointment that was moved since has none.
 */
export async function withDeskNotes(
  entries: readonly AgendaEntry[],
  { from, to }: Pick<AgendaRange, 'from' | 'to'>,
  zone: string,
): Promise<AgendaEntry[]> {
  const [visits, calls, series, reasons] = await Promise.all([
    visitsOf(from, to),
    confirmations(from, to, zone),
    seriesOf(entries.map(({ id }) => id)),
    reasonsOf(canceledIn(entries)),
  ]);
  return entries.map((entry) => {
    const visit = visits.get(entry.id);
    const call = calls.get(entry.id);
    const reason = reasons.get(entry.id);
    const ofSeries = series.get(entry.id);
    const start = clinicInstant(entry.date, timeOf(entry.from), zone).getTime();
    return {
      ...entry,
      ...(visit && { visit }),
      ...(reason && { canceledFor: reason }),
      ...(call?.startsAt.getTime() === start && { call: call.outcome }),
      ...(ofSeries && { series: ofSeries }),
    };
  });
}

function canceledIn(entries: readonly AgendaEntry[]): string[] {
  return entries.flatMap(({ id, status }) => (status === 'canceled' ? [id] : []));
}

type VisitRow = typeof deskVisit.$inferSelect;

async function visitsOf(from: string, to: string): Promise<ReadonlyMap<string, Visit>> {
  const db = await database();
  const rows = await db
    .select()
    .from(deskVisit)
    .where(between(deskVisit.date, from, to));
  return new Map(rows.map((row) => [row.appointmentId, visitOf(row)]));
}

/** A row as the agenda has it. */
export function visitOf({ state, arrivedAt, at, byName }: VisitRow): Visit {
  const since = at.toISOString();
  return { state, since, by: byName, ...(arrivedAt && { arrivedAt: arrivedAt.toISOString() }) };
}

type Call = { readonly outcome: CallOutcome; readonly startsAt: Date };

async function confirmations(
  from: string,
  to: string,
  zone: string,
): Promise<ReadonlyMap<string, Call>> {
  const db = await database();
  const midnight = (date: string) => clinicInstant(date, '00:00', zone);
  const { appointmentId, outcome, startsAt } = deskCall;
  const rows = await db
    .select({ appointmentId, outcome, startsAt })
    .from(deskCall)
    .where(
      and(
        eq(deskCall.purpose, 'confirm'),
        gte(startsAt, midnight(from)),
        lt(startsAt, midnight(addDays(to, 1))),
      ),
    );
  return new Map(rows.map((row) => [row.appointmentId, row]));
}

async function seriesOf(ids: readonly string[]): Promise<ReadonlyMap<string, SeriesPlace>> {
  if (ids.length === 0) return new Map();
  const { appointmentId, seriesId, number, count } = deskSeries;
  const db = await database();
  const rows = await db
    .select({ appointmentId, id: seriesId, number, count })
    .from(deskSeries)
    .where(inArray(appointmentId, [...ids]));
  return new Map(rows.map(({ appointmentId: of, ...place }) => [of, place]));
}
