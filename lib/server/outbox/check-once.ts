import { BUDGET, type Given, isUnderWay, keptAnswer, nextPoll } from './make-once';
import { readRow, removeRow, settleRow } from './outbox-rows';
import { notMade, notSent, reused, unknownOutcome } from './outcome-errors';
import { done, look, noted, type Work } from './send-and-find-out';

/**
 * Milliseconds after which the service no longer works on a call whose answer was lost. An absent
 * thing counts as not made from then on: before, it may still arrive.
 */
const SETTLES_IN = 60_000;

/**
 * Finds out whether a change was made, and sends nothing. Answers as the change did or would have.
 * Throws `NOT_SENT`, `NOT_MADE`, `OUTCOME_UNKNOWN` or `IDEMPOTENCY_KEY_REUSED`.
 */
export async function checkOnce({ hasReplicas, ...given }: Given): Promise<unknown> {
  const { db, change, clock } = given;
  const work: Work = { ...given, giveUpAt: clock.now() + BUDGET };
  for (;;) {
    const row = await readRow(db, change);
    if (row === undefined) throw notSent(change);
    if (row.bodyHash !== change.bodyHash) throw reused(change);
    if (row.state === 'done') return keptAnswer(change, row);
    if (hasReplicas && isUnderWay(row)) {
      await nextPoll(work);
      continue;
    }
    if (row.state === 'pending') throw notSent(change);
    const looked = await look(work, [0]);
    if (looked.kind === 'found') {
      await done(work, looked.answer);
      return looked.answer;
    }
    if (looked.kind === 'unread') throw unknownOutcome(change);
    if (row.age < SETTLES_IN) throw unknownOutcome(change);
    const isSafe = change.lookup?.refusesSecond || change.isRepeatable;
    // A safe change keeps its row: sent again, it still finds a first one that arrived late.
    await noted(
      change,
      isSafe
        ? settleRow(db, change, 'not-made').then(() => undefined)
        : removeRow(db, { ...change, attempt: row.attempt }),
    );
    throw notMade(change);
  }
}
