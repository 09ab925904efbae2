import { and, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { outbox } from '@/lib/server/db/schema';
import type { Database } from '@/lib/server/storage/open-database';

/** Which change a row is about, and what it asks for. */
export interface Keyed {
  readonly staffId: string;
  readonly key: string;
  readonly operation: string;
  readonly bodyHash: string;
  /** The patient the change is about, where the request names one. */
  readonly patientId?: string | undefined;
}

/** A row that one request works on; `attempt` tells it from whoever took the row over since. */
export interface Hold extends Keyed {
  readonly attempt: number;
}

export type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

/** Makes the row, `pending`; undefined where there is one already. */
export async function claimRow(db: Database, keyed: Keyed): Promise<Hold | undefined> {
  const { staffId, key, operation, bodyHash, patientId } = keyed;
  const [made] = await db
    .insert(outbox)
    .values({ staffId, key, operation, bodyHash, patientId, state: 'pending' })
    .onConflictDoNothing()
    .returning({ attempt: outbox.attempt });
  return made && { ...keyed, attempt: made.attempt };
}

/** The row and its age, by the database's clock: those of replicas differ. */
export async function readRow(db: Database, keyed: Keyed) {
  const [row] = await db
    .select({
      state: outbox.state,
      bodyHash: outbox.bodyHash,
      attempt: outbox.attempt,
      answer: outbox.answer,
      /** Milliseconds since it was written. */
      age: sql`extract(epoch from now() - ${outbox.updatedAt}) * 1000`.mapWith(Number),
    })
    .from(outbox)
    .where(sameKey(keyed));
  return row;
}

/** Holds what its holder left, as it was seen; undefined where another request was faster. */
export async function takeOver(
  db: Database,
  keyed: Keyed,
  { attempt, state }: Pick<Row, 'attempt' | 'state'>,
): Promise<Hold | undefined> {
  const [taken] = await db
    .update(outbox)
    .set({
      attempt: attempt + 1,
      // What was sent once stays so until it is known to be made or refused.
      state: state === 'pending' ? 'pending' : 'sent',
      settledAs: null,
      settledBy: null,
      updatedAt: sql`now()`,
    })
    .where(and(sameKey(keyed), eq(outbox.attempt, attempt), eq(outbox.state, state)))
    .returning({ attempt: outbox.attempt });
  return taken && { ...keyed, attempt: taken.attempt };
}

/** Whether the row is still held: only then may the change be sent. */
export async function markSent(db: Database, hold: Hold): Promise<boolean> {
  const marked = await db
    .update(outbox)
    .set({ state: 'sent', updatedAt: sql`now()` })
    .where(held(hold))
    .returning({ attempt: outbox.attempt });
  return marked.length > 0;
}

/** Nobody knows whether it was made. */
export async function markUnknown(db: Database, hold: Hold): Promise<void> {
  await db.update(outbox).set({ state: 'unknown', updatedAt: sql`now()` }).where(held(hold));
}

/**
 * Notes what was found out about a change of unknown outcome, and who did where a person looked.
 * Resolves with whether there was such a change.
 */
export async function settleRow(
  db: Database,
  { staffId, key }: Pick<Keyed, 'staffId' | 'key'>,
  as: 'made' | 'not-made',
  by?: string,
): Promise<boolean> {
  const settled = await db
    .update(outbox)
    .set({ settledAs: as, settledBy: by ?? null, updatedAt: sql`now()` })
    .where(and(sameKey({ staffId, key }), ne(outbox.state, 'done')))
    .returning({ key: outbox.key });
  return settled.length > 0;
}

/** It was made, which is true whoever holds the row by now. */
export async function markDone(db: Database, keyed: Keyed, answer: unknown): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'done', answer: answer ?? null, updatedAt: sql`now()` })
    .where(and(sameKey(keyed), eq(outbox.bodyHash, keyed.bodyHash), ne(outbox.state, 'done')));
}

/** Forgets a change that was not made, so that its key can be used again. */
export async function removeRow(db: Database, hold: Hold): Promise<void> {
  await db.delete(outbox).where(held(hold));
}

/** Milliseconds for which the answer of a change is kept. */
export const ANSWERS_KEPT = 24 * 60 * 60_000;

/**
 * Answers are kept for a day, the rows for a month: a form that is still open must not send its change
 * as if it were new. A change of unknown outcome stays until a person settles it.
 */
export async function purgeRows(db: Database): Promise<void> {
  await db
    .update(outbox)
    .set({ answer: null })
    .where(and(isNotNull(outbox.answer), lt(outbox.updatedAt, sql`now() - interval '24 hours'`)));
  await db
    .delete(outbox)
    .where(
      and(
        or(inArray(outbox.state, ['pending', 'done']), isNotNull(outbox.settledAs)),
        lt(outbox.updatedAt, sql`now() - interval '30 days'`),
      ),
    );
}

function sameKey({ staffId, key }: Pick<Keyed, 'staffId' | 'key'>): SQL | undefined {
  return and(eq(outbox.staffId, staffId), eq(outbox.key, key));
}

function held(hold: Hold): SQL | undefined {
  return and(sameKey(hold), eq(outbox.attempt, hold.attempt), ne(outbox.state, 'done'));
}
