import 'server-only';
import { log } from '@/lib/server/log.server';
import type { Database } from '@/lib/server/storage/open-database';
import type { Change } from './change';
import type { Clock } from './clock';
import { LEAST, type Looked, lookFor } from './look-for';
import { type Hold, markDone, markSent, markUnknown, removeRow } from './outbox-rows';
import { isJudged, isUnknownOutcome, unknownOutcome } from './outcome-errors';

export interface Work {
  readonly db: Database;
  readonly change: Change;
  readonly clock: Clock;
  /** Until when, by the clock, what was made is looked for. */
  readonly giveUpAt: number;
}

/** What a step came to: the answer, or that somebody else holds the row by now. */
export type Step = { readonly answer: unknown } | 'not-ours';

/** Milliseconds before each look after a lost answer: the change may still be on its way. */
const AFTER_SENDING = [0, 400, 1500];
const ONCE = [0];

/** Sends what was certainly not sent before. */
export async function send(work: Work, hold: Hold): Promise<Step> {
  const { db, change } = work;
  if (!(await markSent(db, hold))) return 'not-ours';
  const sent = await attempt(change);
  if ('answer' in sent) return done(work, sent.answer);
  if (!isUnknownOutcome(sent.error)) {
    await noted(change, removeRow(db, hold));
    throw sent.error;
  }
  if (change.isRepeatable) return repeat(work, hold, AFTER_SENDING);
  const looked = await look(work, AFTER_SENDING);
  if (looked.kind === 'found') return done(work, looked.answer);
  await noted(change, markUnknown(db, hold));
  throw unknownOutcome(change, sent.error);
}

/** What was sent before, and nobody heard how that ended. */
export async function findOut(work: Work, hold: Hold): Promise<Step> {
  const { db, change } = work;
  if (change.isRepeatable) return repeat(work, hold, ONCE);
  const looked = await look(work, ONCE);
  if (looked.kind === 'found') return done(work, looked.answer);
  if (looked.kind === 'absent' && change.lookup?.refusesSecond) return sendAgain(work, hold);
  await noted(change, markUnknown(db, hold));
  throw unknownOutcome(change);
}

/** Asks for it again under its key, which makes it now or tells what it made before. */
async function repeat(work: Work, hold: Hold, waits: readonly number[]): Promise<Step> {
  const { db, change, clock, giveUpAt } = work;
  let last: unknown;
  for (const wait of waits) {
    if (clock.now() + wait + LEAST > giveUpAt) break;
    if (wait > 0) await clock.wait(wait);
    if (!(await markSent(db, hold))) return 'not-ours';
    const sent = await attempt(change, giveUpAt - clock.now());
    if ('answer' in sent) return done(work, sent.answer);
    if (isJudged(sent.error)) {
      await noted(change, removeRow(db, hold));
      throw sent.error;
    }
    last = sent.error;
  }
  await noted(change, markUnknown(db, hold));
  throw unknownOutcome(change, last);
}

/** Where it was made after all, be it late, the service refuses this one, and it is looked for. */
async function sendAgain(work: Work, hold: Hold): Promise<Step> {
  const { db, change } = work;
  if (!(await markSent(db, hold))) return 'not-ours';
  const sent = await attempt(change);
  if ('answer' in sent) return done(work, sent.answer);
  const looked = await look(work, AFTER_SENDING);
  if (looked.kind === 'found') return done(work, looked.answer);
  if (looked.kind === 'absent' && isJudged(sent.error)) {
    await noted(change, removeRow(db, hold));
    throw sent.error;
  }
  await noted(change, markUnknown(db, hold));
  // Even where this attempt never left: of the one before nobody knows.
  throw unknownOutcome(change, sent.error);
}

async function attempt(change: Change, budget?: number) {
  try {
    return { answer: await change.send(budget) };
  } catch (error) {
    return { error };
  }
}

export async function look(
  { change, clock, giveUpAt }: Work,
  waits: readonly number[],
): Promise<Looked> {
  if (change.lookup === undefined) return { kind: 'unread' };
  return lookFor(change.lookup.find, { clock, giveUpAt, waits });
}

/** On the audit trail first: a row that says done is asked no more. */
export async function done({ db, change }: Work, answer: unknown): Promise<Step> {
  await change.made(answer);
  await noted(change, markDone(db, change, change.toKeep(answer)));
  return { answer };
}

/** What came of the change is told even where it cannot be noted: the row then says less than is known. */
export async function noted(
  { operation, correlationId }: Change,
  writing: Promise<void>,
): Promise<void> {
  try {
    await writing;
  } catch (error) {
    log.error({ err: error, operation, correlationId }, 'The outbox cannot be written');
  }
}
