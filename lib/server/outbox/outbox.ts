import 'server-only';
import { applicationDatabase } from '@/lib/server/db/application-database';
import { processState } from '@/lib/server/process-state';
import type { Database, OpenDatabase } from '@/lib/server/storage/open-database';
import type { Change } from './change';
import { checkOnce } from './check-once';
import { type Clock, REAL_CLOCK } from './clock';
import { type Given, makeOnce } from './make-once';
import { purgeRows } from './outbox-rows';
import { isReused, reused } from './outcome-errors';

export interface Outbox {
  /**
   * The answer to a change that is made once, however often it is asked for with its key. Throws
   * what `send` throws, `OUTCOME_UNKNOWN` where nobody can tell, `IDEMPOTENCY_KEY_REUSED` where the
   * key stands for another change and, before anything is sent, whatever the database throws.
   */
  readonly once: (change: Change) => Promise<unknown>;
  /**
   * The answer to a change that was asked for before; sends nothing. Waits for a request that is under
   * way. Throws `NOT_SENT`, `NOT_MADE`, `OUTCOME_UNKNOWN` and `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly check: (change: Change) => Promise<unknown>;
}

interface Settings {
  readonly open: () => Promise<Pick<OpenDatabase, 'db' | 'kind'>>;
  readonly clock?: Clock;
}

/** Milliseconds between two looks for what is too old to be kept. */
const PURGE_EVERY = 60_000;

interface UnderWay {
  readonly bodyHash: string;
  readonly answer: Promise<unknown>;
}

/** One for each process: what is under way in it is known to it alone. */
export function createOutbox({ open, clock = REAL_CLOCK }: Settings): Outbox {
  const underWay = new Map<string, UnderWay>();
  let purgeAt = Number.NEGATIVE_INFINITY;

  async function purge(db: Database): Promise<void> {
    if (clock.now() < purgeAt) return;
    purgeAt = clock.now() + PURGE_EVERY;
    await purgeRows(db);
  }

  async function work(change: Change): Promise<Given> {
    const { db, kind } = await open();
    await purge(db);
    // An embedded database is this process's alone: nobody else has anything under way in it.
    return { db, change, clock, hasReplicas: kind === 'postgres' };
  }

  async function run(change: Change): Promise<unknown> {
    try {
      return await makeOnce(await work(change));
    } catch (error) {
      if (!isReused(error)) await change.failed(error);
      throw error;
    }
  }

  const nameOf = ({ staffId, key }: Change) => JSON.stringify([staffId, key]);

  /** The answer of the same change, where this process is asking for it now. */
  function joined(change: Change): Promise<unknown> | undefined {
    const known = underWay.get(nameOf(change));
    if (known && known.bodyHash !== change.bodyHash) throw reused(change);
    return known?.answer;
  }

  return {
    async once(change) {
      const known = joined(change);
      if (known) return known;
      const answer = run(change).finally(() => underWay.delete(nameOf(change)));
      underWay.set(nameOf(change), { bodyHash: change.bodyHash, answer });
      return answer;
    },
    check: async (change) => joined(change) ?? checkOnce(await work(change)),
  };
}

/** That of this process, in the application's database. */
export function outbox(): Outbox {
  return processState('outbox', () => createOutbox({ open: applicationDatabase }));
}
