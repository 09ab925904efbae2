import 'server-only';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { actionsOf } from '@/lib/kit/audit-actions';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { AUDIT_PAGE, type AuditFilter, type AuditView, isActionGroup } from './audit-view';

const SHOWN = {
  seq: audit.seq,
  at: audit.at,
  action: audit.action,
  result: audit.result,
  status: audit.status,
  staffId: audit.staffId,
  staffName: audit.staffName,
  role: audit.role,
  patientId: audit.patientId,
  patientIds: audit.patientIds,
  correlationId: audit.correlationId,
  address: audit.address,
  detail: audit.detail,
};

/** A row of the trail as people read it. */
export type TrailRow = Pick<typeof audit.$inferSelect, keyof typeof SHOWN>;

export interface TrailPage {
  /** Newest first. */
  readonly rows: readonly TrailRow[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** What the filter finds, a page of it. `zone` is the clinic's. */
export async function readTrail(view: AuditView, zone: string): Promise<TrailPage> {
  const where = conditions(view, zone);
  const from = view.before ?? view.after;
  const place = from === null ? undefined : await placeOf(from);
  if (place !== undefined && view.after !== null) {
    const found = await rowsOf([...where, sql`${PLACE} > ${place}`], AUDIT_PAGE + 1, 'oldest');
    // What is left is less than a page: that is the first one, which is shown whole.
    if (found.length <= AUDIT_PAGE) return readTrail({ ...view, after: null }, zone);
    return { rows: found.slice(0, AUDIT_PAGE).reverse(), hasNewer: true, hasOlder: true };
  }
  const older = place === undefined ? where : [...where, sql`${PLACE} < ${place}`];
  const found = await rowsOf(older, AUDIT_PAGE + 1);
  return {
    rows: found.slice(0, AUDIT_PAGE),
    hasNewer: place !== undefined,
    hasOlder: found.length > AUDIT_PAGE,
  };
}

/** Rows counted one by one; beyond them nobody waits for the rest. */
const MOST_COUNTED = 10_000;

export interface TrailTotal {
  readonly total: number;
  /** There are more. */
  readonly isLowerBound: boolean;
}

/** How many rows the filter finds, counted no further than `most`. */
export async function countTrail(
  filter: AuditFilter,
  zone: string,
  most = MOST_COUNTED,
): Promise<TrailTotal> {
  const db = await database();
  const found = db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(...conditions(filter, zone)))
    .limit(most + 1)
    .as('found');
  const [counted] = await db.select({ total: count() }).from(found);
  const total = counted?.total ?? 0;
  return { total: Math.min(total, most), isLowerBound: total > most };
}

/** All of them; takes a moment where there are many. */
export async function countRows(): Promise<number> {
  const db = await database();
  return db.$count(audit);
}

/** Number of the newest row; 0 of an empty trail. */
export async function newestRow(): Promise<number> {
  const db = await database();
  const [newest] = await db.select({ seq: max(audit.seq) }).from(audit);
  return newest?.seq ?? 0;
}

/** All that the filter finds up to a row, newest first, in parts. */
export async function* trailParts(
  filter: AuditFilter,
  { zone, newest, size }: { zone: string; newest: number; size: number },
): AsyncGenerator<readonly TrailRow[]> {
  const where = [...conditions(filter, zone), lte(audit.seq, newest)];
  for (let place: SQL | undefined; ; ) {
    const rows = await rowsOf(place ? [...where, sql`${PLACE} < ${place}`] : where, size);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
    place = placeBy(last);
  }
}

/** By time, which people read; its number decides between rows of the same moment. */
const PLACE = sql`(${audit.at}, ${audit.seq})`;

const placeBy = ({ at, seq }: Pick<TrailRow, 'at' | 'seq'>) =>
  sql`(${at.toISOString()}::timestamptz, ${seq}::bigint)`;

/** Undefined for a row that is not there: then the list begins with the newest. */
async function placeOf(seq: number): Promise<SQL | undefined> {
  const db = await database();
  const [row] = await db
    .select({ at: audit.at, seq: audit.seq })
    .from(audit)
    .where(eq(audit.seq, seq))
    .limit(1);
  return row && placeBy(row);
}

async function rowsOf(
  where: readonly (SQL | undefined)[],
  limit: number,
  first: 'newest' | 'oldest' = 'newest',
): Promise<TrailRow[]> {
  const by = first === 'newest' ? desc : asc;
  const db = await database();
  return db
    .select(SHOWN)
    .from(audit)
    .where(and(...where))
    .orderBy(by(audit.at), by(audit.seq))
    .limit(limit);
}

function conditions(filter: AuditFilter, zone: string): (SQL | undefined)[] {
  const { staffId, patientId, action, result, from, to } = filter;
  return [
    staffId === null ? undefined : eq(audit.staffId, staffId),
    patientId === null
      ? undefined
      : or(eq(audit.patientId, patientId), arrayContains(audit.patientIds, [patientId])),
    isActionGroup(action)
      ? inArray(audit.action, actionsOf(action))
      : action === null
        ? undefined
        : eq(audit.action, action),
    result === null ? undefined : eq(audit.result, result),
    from === null ? undefined : gte(audit.at, clinicInstant(from, '00:00', zone)),
    to === null ? undefined : lt(audit.at, clinicInstant(addDays(to, 1), '00:00', zone)),
  ];
}
