import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { TrailHead } from '@/lib/kit/trail-head';
import { audit } from '@/lib/server/db/schema';
import type { Database } from '@/lib/server/storage/open-database';
import { BEGIN } from './audit-rows';
import { FIRST_HASH, type KeyedRow, keyedHash, type TrailKey, unkeyedHash } from './canonical';

export type ChainCheck =
  | {
      readonly intact: true;
      readonly rows: number;
      /** Rows written with another key: they are there, and nobody can say more of them. */
      readonly ofOtherKeys: number;
      /** Instant of the oldest row. */
      readonly since?: string;
      /** Instant of the newest row that something outside of the database remembers. */
      readonly headKnown?: string;
    }
  | {
      readonly intact: false;
      /** `cut`: rows are missing at the end of a chain. */
      readonly what: 'altered' | 'missing' | 'cut';
      /** The altered row, the next row that is there, or the newest row of the chain that was cut. */
      readonly seq: number;
      /** What that row says; where a chain was cut, when its missing row was written: an instant. */
      readonly at: string;
    };

type Broken = Extract<ChainCheck, { readonly intact: false }>;
type Row = typeof audit.$inferSelect;

interface Checking {
  readonly key: TrailKey;
  /** Newest rows that are remembered outside of the database. */
  readonly heads: readonly TrailHead[];
  /** Rows that were found to be intact by now. */
  readonly onProgress?: (checked: number) => void;
  /** Throws its reason between two pages. */
  readonly signal?: AbortSignal;
}

/** Read and hashed within some 20 ms, in which nobody else is answered. */
const PAGE = 500;

interface ChainState {
  readonly number: number;
  readonly hash: string;
  readonly seq: number;
  readonly first: Row;
  readonly isOurKey: boolean;
}

/** Recomputes every row's hash; says where the trail was first altered or cut. */
export async function verifyChain(
  db: Database,
  { key, heads, onProgress, signal }: Checking,
): Promise<ChainCheck> {
  const chains = new Map<string, ChainState>();
  let unkeyed: UnkeyedChain = { seq: 0, hash: FIRST_HASH, isOver: false };
  let checked = 0;
  let ofOtherKeys = 0;
  let since: string | undefined;
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await db
      .select()
      .from(audit)
      .where(gt(audit.seq, last))
      .orderBy(asc(audit.seq))
      .limit(PAGE);
    for (const row of rows) {
      // The database numbers rows from one.
      if (row.seq < 1) return broken('altered', row);
      since ??= row.at.toISOString();
      if (isKeyed(row)) {
        const wrong = await checkKeyed(row, { db, chains, key, heads });
        if (wrong) return wrong;
        if (!chains.get(row.writer)?.isOurKey) ofOtherKeys += 1;
        unkeyed = { ...unkeyed, isOver: true };
      } else {
        const wrong = brokenUnkeyed(row, unkeyed);
        if (wrong) return wrong;
        unkeyed = { seq: row.seq, hash: row.hash, isOver: false };
      }
      last = row.seq;
    }
    checked += rows.length;
    onProgress?.(checked);
    if (rows.length < PAGE) break;
    // The embedded database answers without ever leaving the turn: others would wait for the whole.
    await setImmediate();
    signal?.throwIfAborted();
  }
  const cut = await missingHead(db, heads);
  if (cut) {
    const seq = chains.get(cut.writer)?.seq ?? 0;
    return { intact: false, what: 'cut', seq, at: cut.at };
  }
  const headKnown = heads
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return {
    intact: true,
    rows: checked,
    ofOtherKeys,
    ...(since !== undefined && { since }),
    ...(headKnown !== undefined && { headKnown }),
  };
}

/**
 * The first remembered row that is not in the trail, or is another there; undefined where each is as it
 * is remembered.
 */
export async function missingHead(
  db: Database,
  heads: readonly TrailHead[],
): Promise<TrailHead | undefined> {
  for (const head of heads) {
    const [row] = await db
      .select({ hash: audit.hash })
      .from(audit)
      .where(and(eq(audit.writer, head.writer), eq(audit.number, head.number)));
    if (row?.hash !== head.hash) return head;
  }
  return undefined;
}

type Keyed = Row & KeyedRow;

interface Known extends Pick<Checking, 'key' | 'heads'> {
  readonly db: Database;
  /** By their writers, as far as they were checked. */
  readonly chains: Map<string, ChainState>;
}

function isKeyed(row: Row): row is Keyed {
  return row.writer !== null && row.number !== null;
}

/**
 * Adds a row to what is known of its chain; undefined where it is right. A row of another process may
 * have come into an earlier place since that was read: it is looked for before it is missed.
 */
async function checkKeyed(row: Keyed, known: Known): Promise<Broken | undefined> {
  const { db, chains, key } = known;
  // Rows are numbered from one, and each number is there once.
  if (row.number < 1) return broken('altered', row);
  const before = chains.get(row.writer) ?? newChain(row, known);
  // It was looked for already.
  if (row.number <= before.number) return undefined;
  if (row.number > before.number + 1) {
    const late = await between(db, row.writer, before.number, row.number);
    if (late.length !== row.number - before.number - 1) return broken('missing', row);
    for (const one of late) {
      const found = await checkKeyed(one, known);
      if (found) return found;
    }
    return checkKeyed(row, known);
  }
  const isOurs = row.hash === keyedHash(key.secret, row);
  // Rows of one chain are written in its order: one that comes before its predecessor was moved.
  const isMoved = before.number > 0 && row.seq < before.seq;
  if (isMoved || row.previousHash !== before.hash || (before.isOurKey && !isOurs)) {
    return broken('altered', row);
  }
  // A chain that says it has another key, and has not: nothing else in it would be checked.
  if (!before.isOurKey && isOurs) return broken('altered', before.first);
  if (row.action === BEGIN && before.isOurKey && (await isGoneBefore(db, row))) {
    return broken('missing', row);
  }
  chains.set(row.writer, { ...before, number: row.number, hash: row.hash, seq: row.seq });
  return undefined;
}

async function between(db: Database, writer: string, from: number, to: number): Promise<Keyed[]> {
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.writer, writer), gt(audit.number, from), lt(audit.number, to)))
    .orderBy(asc(audit.number));
  return rows.filter(isKeyed);
}

function broken(what: 'altered' | 'missing', { seq, at }: Row): Broken {
  return { intact: false, seq, what, at: at.toISOString() };
}

/**
 * What a chain begins with. Its first row says with which key it is written; what is remembered outside of
 * the database says it with more right.
 */
function newChain(first: Keyed, { key, heads }: Known): ChainState {
  const isOurKey =
    first.action !== BEGIN ||
    first.detail?.['key'] === key.id ||
    heads.some((head) => head.writer === first.writer && head.key === key.id);
  return { number: 0, hash: FIRST_HASH, seq: first.seq, first, isOurKey };
}

/** Whether the row that was the newest when a chain began is not there any more. */
async function isGoneBefore(db: Database, { seq, detail }: Keyed): Promise<boolean> {
  const { after, afterHash } = detail ?? {};
  if (after === 0) return false;
  const [newest] = await db
    .select({ hash: audit.hash })
    .from(audit)
    .where(and(eq(audit.seq, Number(after)), lt(audit.seq, seq)));
  return newest?.hash !== afterHash;
}

interface UnkeyedChain {
  readonly seq: number;
  readonly hash: string;
  /** The trail has a key since: no row without one follows. */
  readonly isOver: boolean;
}

/** A row of before the trail had a key: numbered without gaps, in one chain. */
function brokenUnkeyed(row: Row, { seq, hash, isOver }: UnkeyedChain): Broken | undefined {
  if (isOver) return broken('altered', row);
  if (row.seq !== seq + 1) return broken('missing', row);
  const isRight = row.previousHash === hash && row.hash === unkeyedHash(row);
  return isRight ? undefined : broken('altered', row);
}
