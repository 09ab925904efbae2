import 'server-only';
import type { TrailHead } from '@/lib/kit/trail-head';
import { recordDone, trailHeads } from '@/lib/server/audit/audit';
import { trailKey } from '@/lib/server/audit/trail-key';
import { type ChainCheck, verifyChain } from '@/lib/server/audit/verify-chain';
import { database } from '@/lib/server/db/application-database';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { log } from '@/lib/server/log.server';
import { processState } from '@/lib/server/process-state';
import { countRows } from './read-trail';

/** How far a check has come. */
export interface CheckProgress {
  readonly checked: number;
  /** Rows there were when it began. */
  readonly rows: number;
}

/** Milliseconds between two lines. */
const TOLD_EVERY = 200;

/** Sessions that wait for one. */
const checking = () => processState('audit-checks', () => new Set<string>());

/**
 * Checks the whole trail and tells it line by line, as JSON: `CheckProgress` while it goes on, a
 * `ChainCheck` at the end. How it ended is on the trail before it is told. Undefined while the same
 * session has another one running: nobody needs two. `heads` are told by the person who asks.
 */
export function verifyStream(
  caller: Caller,
  heads: readonly TrailHead[],
): ReadableStream<Uint8Array> | undefined {
  const running = checking();
  const { id } = caller.session;
  if (running.has(id)) return undefined;
  running.add(id);
  const abort = new AbortController();
  return new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      const tell = (line: CheckProgress | ChainCheck) => {
        if (!abort.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      void check(caller, { signal: abort.signal, heads, tell })
        .then(() => {
          if (!abort.signal.aborted) controller.close();
        })
        .catch((error: unknown) => {
          log.error({ err: error, correlationId: caller.correlationId }, 'A check broke off');
          controller.error(error);
        })
        .finally(() => {
          running.delete(id);
        });
    },
    cancel() {
      abort.abort();
    },
  });
}

interface Checking {
  readonly signal: AbortSignal;
  readonly heads: readonly TrailHead[];
  readonly tell: (line: CheckProgress | ChainCheck) => void;
}

async function check(caller: Caller, { signal, heads, tell }: Checking): Promise<void> {
  let checked = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  try {
    const rows = await countRows();
    const found = await verifyChain(await database(), {
      key: trailKey(),
      heads: [...trailHeads(), ...heads],
      signal,
      onProgress(now) {
        checked = now;
        if (performance.now() - toldAt < TOLD_EVERY) return;
        toldAt = performance.now();
        tell({ checked, rows });
      },
    });
    await recordDone(ownRow(caller, 'audit.verify', { detail: found }));
    tell(found);
  } catch (error) {
    const result = signal.aborted ? 'unknown' : 'failed';
    const { status: _, ...row } = ownRow(caller, 'audit.verify', { detail: { checked } });
    await recordDone({ ...row, result });
    if (!signal.aborted) throw error;
  }
}
