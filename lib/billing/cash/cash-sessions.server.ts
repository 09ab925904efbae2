import 'server-only';
import { and, desc, eq, gte, isNotNull, isNull, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CashSnapshot } from '@/lib/kit/cash-session';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { cashSession } from '@/lib/server/db/schema';
import { CLOCK_SLACK, movementKey } from '../rules/cash-close';
import type { CashSession, ClosingCash, OpeningCash } from './cash-session';

type Row = typeof cashSession.$inferSelect;
type Own = { readonly id: string; readonly name: string };

/** Why a session is not opened, reopened or closed. */
export type CashRefusal =
  | 'CASH_OPEN'
  | 'CASH_CLOSED'
  | 'CASH_CHANGED'
  | 'CASH_NOT_LAST'
  | 'NOT_FOUND';

const reopened = alias(cashSession, 'reopened');
const reopening = alias(cashSession, 'reopening');

async function sessions(where: SQL | undefined, page: { limit?: number; offset?: number } = {}) {
  const db = await database();
  const rows = await db
    .select({
      session: cashSession,
      reopens: reopened.number,
      reopenedAs: { id: reopening.id, number: reopening.number },
    })
    .from(cashSession)
    .leftJoin(reopened, eq(reopened.id, cashSession.reopens))
    .leftJoin(reopening, eq(reopening.reopens, cashSession.id))
    .where(where)
    .orderBy(desc(cashSession.number))
    .limit(page.limit ?? MOST)
    .offset(page.offset ?? 0);
  return rows.map(
    ({ session, reopens, reopenedAs }): CashSession => ({
      id: session.id,
      number: session.number,
      staffId: session.staffId,
      staffName: session.staffName,
      place: session.locationName,
      openedAt: session.openedAt.toISOString(),
      float: session.float,
      reopens: reopens ?? undefined,
      reopenedAs: reopenedAs ?? undefined,
      close: closeOf(session),
    }),
  );
}

/** Sessions of one day: more than any clinic has tills. */
const MOST = 500;

function closeOf(row: Row): CashSession['close'] {
  const { closedAt, counted, countedTotal, snapshot, difference, note } = row;
  if (!closedAt || !counted || !snapshot || countedTotal === null || difference === null) {
    return undefined;
  }
  const at = closedAt.toISOString();
  return { at, counted, countedTotal, snapshot, difference, note: note ?? undefined };
}

export async function findSession(id: string): Promise<CashSession | undefined> {
  return (await sessions(eq(cashSession.id, id)))[0];
}

export async function openSessionOf(staffId: string): Promise<CashSession | undefined> {
  return (await sessions(and(eq(cashSession.staffId, staffId), isNull(cashSession.closedAt))))[0];
}

/** One person's closed sessions, the newest first. */
export async function closedSessionsOf(
  staffId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly CashSession[]; readonly total: number }> {
  const where = and(eq(cashSession.staffId, staffId), isNotNull(cashSession.closedAt));
  const [rows, total] = await Promise.all([
    sessions(where, { limit, offset: (page - 1) * limit }),
    (await database()).$count(cashSession, where),
  ]);
  return { rows, total };
}

/**
 * Sessions of everybody that were opened on a day of the clinic (`YYYY-MM-DD`): one over midnight is of
 * the day on which it began.
 */
export async function sessionsOfDay(day: string, zone: string): Promise<readonly CashSession[]> {
  const midnight = (date: string) => clinicInstant(date, '00:00', zone);
  return sessions(
    and(
      gte(cashSession.openedAt, midnight(day)),
      lt(cashSession.openedAt, midnight(addDays(day, 1))),
    ),
  );
}

/** Sessions of everybody that are open since before a day of the clinic. */
export async function openSinceBefore(day: string, zone: string): Promise<readonly CashSession[]> {
  const midnight = clinicInstant(day, '00:00', zone);
  return sessions(and(lt(cashSession.openedAt, midnight), isNull(cashSession.closedAt)));
}

/** From when movements of a session are read, and which of them no session counts. */
export interface Begin {
  readonly countsFrom: Date;
  readonly before: readonly string[];
}

/**
 * What a person's next session counts from. After an earlier one it begins where that one did, since what
 * came late for it counts now. The first one counts nothing that was there before: `there` reads it.
 */
export async function nextBegin(
  staffId: string,
  openedAt: Date,
  there: (from: Date) => Promise<readonly string[]>,
): Promise<Begin> {
  const last = await lastRow(staffId);
  if (last === undefined) {
    const countsFrom = new Date(openedAt.getTime() - CLOCK_SLACK);
    return { countsFrom, before: await there(countsFrom) };
  }
  const earlier = Math.min(last.openedAt.getTime(), openedAt.getTime());
  const countsFrom = new Date(earlier - CLOCK_SLACK);
  const [first] = await (await database())
    .select({ openedAt: min(cashSession.openedAt) })
    .from(cashSession)
    .where(eq(cashSession.staffId, staffId));
  const isLongAgo =
    first?.openedAt && first.openedAt.getTime() + CLOCK_SLACK < countsFrom.getTime();
  return { countsFrom, before: isLongAgo ? [] : last.before };
}

/** Whether it is its person's last session, which alone can be taken up again. */
export async function isLastOf({ id, staffId }: CashSession): Promise<boolean> {
  return (await lastRow(staffId))?.id === id;
}

async function lastRow(staffId: string): Promise<Row | undefined> {
  const [row] = await (await database())
    .select()
    .from(cashSession)
    .where(eq(cashSession.staffId, staffId))
    .orderBy(desc(cashSession.number))
    .limit(1);
  return row;
}

type Made = { readonly id: string; readonly isNew: boolean } | { readonly refused: CashRefusal };

/** Opens a session, unless the person has an open one. The same id twice is one session. */
export async function openSession(
  { id, float, place }: OpeningCash,
  staff: Own,
  openedAt: Date,
  { countsFrom, before }: Begin,
): Promise<Made> {
  return insertSession({
    id,
    staffId: staff.id,
    staffName: staff.name,
    locationId: place.id ?? null,
    locationName: place.name,
    openedAt,
    float,
    countsFrom,
    before: [...before],
  });
}

/** Takes up a person's last session, which was closed, with its float and all that it counted. */
export async function reopenSession(
  { id, reopens }: { readonly id: string; readonly reopens: string },
  staff: Own,
  openedAt: Date,
): Promise<Made> {
  const last = await lastRow(staff.id);
  // Sent again: it was made by the first.
  if (last?.id === id) return { id, isNew: false };
  const found = last?.id === reopens ? last : await rowOf(reopens);
  if (found === undefined || found.staffId !== staff.id) return { refused: 'NOT_FOUND' };
  if (last?.closedAt === null) return { refused: 'CASH_OPEN' };
  if (found.id !== last?.id) return { refused: 'CASH_NOT_LAST' };
  const { locationId, locationName, float, countsFrom, before } = found;
  return insertSession({
    id,
    staffId: staff.id,
    staffName: staff.name,
    locationId,
    locationName,
    openedAt,
    float,
    countsFrom,
    before,
    reopens,
  });
}

async function insertSession(row: typeof cashSession.$inferInsert): Promise<Made> {
  const db = await database();
  const [made] = await db.transaction(async (inside) => {
    // One after the other: a sequence of the database skips numbers when it is stopped.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('cash_session number'))`);
    const last = inside.select({ last: max(cashSession.number) }).from(cashSession);
    return inside
      .insert(cashSession)
      .values({ ...row, number: sql`coalesce((${last}), 0) + 1` })
      .onConflictDoNothing()
      .returning({ id: cashSession.id });
  });
  if (made) return { id: made.id, isNew: true };
  const same = await rowOf(row.id);
  return same?.staffId === row.staffId ? { id: row.id, isNew: false } : { refused: 'CASH_OPEN' };
}

async function rowOf(id: string): Promise<Row | undefined> {
  const db = await database();
  return (await db.select().from(cashSession).where(eq(cashSession.id, id)))[0];
}

/** What an open session counts from, beside what its reader shows. */
export async function beginOf(
  id: string,
): Promise<(Begin & { readonly openedAt: Date }) | undefined> {
  const row = await rowOf(id);
  if (row?.reopens) {
    // What the closed one counted as its own is no late comer.
    const first = await beginOf(row.reopens);
    if (first) return first;
  }
  return row && { countsFrom: row.countsFrom, before: row.before, openedAt: row.openedAt };
}

/**
 * Keys of movements that closed sessions counted: one person's, or everybody's. A session that was
 * reopened counts nothing any more.
 */
export async function countedKeys(
  { countsFrom, before }: Begin,
  staffId?: string,
): Promise<ReadonlySet<string>> {
  const rows = await (await database())
    .select({ snapshot: cashSession.snapshot })
    .from(cashSession)
    .leftJoin(reopening, eq(reopening.reopens, cashSession.id))
    .where(
      and(
        gte(cashSession.closedAt, new Date(countsFrom.getTime() - CLOCK_SLACK)),
        isNull(reopening.id),
        staffId === undefined ? undefined : eq(cashSession.staffId, staffId),
      ),
    );
  const counted = rows.flatMap(({ snapshot }) => snapshot?.movements ?? []);
  return new Set([...before, ...counted.map(movementKey)]);
}

/** Closes an open session for good. By the same key twice it is one close. */
export async function closeSession(
  { id, key, counted, note }: ClosingCash,
  staffId: string,
  closed: {
    readonly at: Date;
    readonly countedTotal: number;
    readonly snapshot: CashSnapshot;
    readonly difference: number;
  },
): Promise<Made> {
  const db = await database();
  const { at, countedTotal, snapshot, difference } = closed;
  const [made] = await db
    .update(cashSession)
    .set({
      closedAt: at,
      closeKey: key,
      counted,
      countedTotal,
      snapshot,
      difference,
      note: note ?? null,
    })
    .where(
      and(eq(cashSession.id, id), eq(cashSession.staffId, staffId), isNull(cashSession.closedAt)),
    )
    .returning({ id: cashSession.id });
  return made ? { id: made.id, isNew: true } : closedBefore(id, key, staffId);
}

/** What became of a session that is not open: closed by this very request, or by another. */
export async function closedBefore(id: string, key: string, staffId: string): Promise<Made> {
  const row = await rowOf(id);
  if (row === undefined || row.staffId !== staffId) return { refused: 'NOT_FOUND' };
  return row.closeKey === key ? { id, isNew: false } : { refused: 'CASH_CLOSED' };
}
