import { and, eq, lt } from 'drizzle-orm';
import { requestHash } from '@/lib/kit/request-hash';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { inTransaction, retryOnce } from '../db/in-transaction';
import { keptAnswers } from '../db/schema/kept-answers';
import { KeyReusedError } from '../errors';

interface Keyed {
  readonly clinicId: string;
  /** As the caller sent it; others of the same clinic are expected to draw others. */
  readonly key: string;
  readonly asked: Parameters<typeof requestHash>[0];
}

interface Answering<Answer> {
  readonly run: (tx: Database) => Promise<Answer>;
  /** What is kept of the answer, and is said to whoever asks again. */
  readonly toKeep: (answer: Answer) => Answer;
}

const A_DAY = 24 * 60 * 60_000;

/**
 * What `run` answers, or what was kept of that under the same key before: the key is written with what it made or
 * not at all, and whoever asks meanwhile waits for that. A refusal leaves the key free. Throws
 * `KeyReusedError` where the key stands for something else, and what `run` throws.
 */
export async function answerOnce<Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clinicId, key, asked }: Keyed,
  { run, toKeep }: Answering<Answer>,
): Promise<Answer> {
  const now = clock();
  const isIt = and(eq(keptAnswers.clinicId, clinicId), eq(keptAnswers.key, key));
  const hash = requestHash(asked);
  await retryOnce(() =>
    db.delete(keptAnswers).where(lt(keptAnswers.createdAt, new Date(now.getTime() - A_DAY))),
  );
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .insert(keptAnswers)
      .values({ clinicId, key, requestHash: hash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: keptAnswers.key });
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(keptAnswers).where(isIt);
      if (kept?.requestHash !== hash) throw new KeyReusedError();
      // Written from this operation's own answer.
      return kept.answer as Answer;
    }
    const answer = await run(tx);
    await tx
      .update(keptAnswers)
      .set({ answer: toKeep(answer) })
      .where(isIt);
    return answer;
  });
}
