import type { Change } from './change';
import { ANSWERS_KEPT, claimRow, type Row, readRow, takeOver } from './outbox-rows';
import { reused, unknownOutcome } from './outcome-errors';
import { findOut, type Step, send, type Work } from './send-and-find-out';

/** Milliseconds that others are waited for, and all looking is done in; sending has its own. */
export const BUDGET = 12_000;
const POLL = 200;
/** A turn is waited for and an attempt made in 22 s: a row silent for longer was left behind. */
const HELD = 25_000;

export interface Given extends Pick<Work, 'db' | 'change' | 'clock'> {
  /** Other processes use the database too. */
  readonly hasReplicas: boolean;
}

/**
 * Makes the change, or finds out what became of it: `pending` it is held by a request that has not
 * sent it, `sent` by one that has, `done` and `unknown` are held by none. One of these at a time in
 * a process; across processes the row decides.
 */
export async function makeOnce({ hasReplicas, ...given }: Given): Promise<unknown> {
  const { db, change, clock } = given;
  const work = { ...given, giveUpAt: clock.now() + BUDGET };
  for (;;) {
    const hold = await claimRow(db, change);
    const row = hold ? undefined : await readRow(db, change);
    if (row && hasReplicas && isUnderWay(row) && row.bodyHash === change.bodyHash) {
      await nextPoll(work);
      continue;
    }
    // Neither claimed nor there: refused for another process in this moment, so the key is free.
    const step = hold ? await send(work, hold) : row ? await goOn(work, row) : 'not-ours';
    if (step !== 'not-ours') return step.answer;
  }
}

/** With what somebody asked before, and nobody is at work on. */
async function goOn(work: Work, row: Row): Promise<Step> {
  const { db, change } = work;
  if (row.bodyHash !== change.bodyHash) throw reused(change);
  if (row.state === 'done') return { answer: keptAnswer(change, row) };
  const hold = await takeOver(db, change, row);
  if (hold === undefined) return 'not-ours';
  return row.state === 'pending' ? send(work, hold) : findOut(work, hold);
}

/** Throws `OUTCOME_UNKNOWN` where the answer is no longer kept: it was made, and can only be looked for. */
export function keptAnswer(change: Change, { answer, age }: Row): unknown {
  if (age > ANSWERS_KEPT) throw unknownOutcome(change, undefined, 'look');
  return answer ?? undefined;
}

/** Another process may be sending the change of this row now. */
export function isUnderWay({ state, age }: Row): boolean {
  return (state === 'pending' || state === 'sent') && age < HELD;
}

/** Waits for another process. Throws `OUTCOME_UNKNOWN` when time is over. */
export async function nextPoll({ change, clock, giveUpAt }: Work): Promise<void> {
  if (clock.now() + POLL > giveUpAt) throw unknownOutcome(change, undefined, 'check');
  await clock.wait(POLL);
}
