/** What became of the calls that were sent within one minute. */
export interface CallMinute {
  /** The minute's first millisecond, as a number of the epoch. */
  readonly at: number;
  readonly calls: number;
  /** Of these: no answer, or one that says "failing" (5xx). */
  readonly failed: number;
  /** Milliseconds until the whole answer was there, of those that came; `undefined` where none did. */
  readonly median: number | undefined;
}

export interface CallHour {
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds, of the answers that came. */
  readonly median: number | undefined;
  readonly p95: number | undefined;
  /** The oldest first, of the minutes in which anything was sent. */
  readonly minutes: readonly CallMinute[];
}

export interface CallLog {
  /** Of one call that ended now: how long it took in milliseconds, or that it failed. */
  readonly add: (call: { readonly took: number; readonly failed: boolean }) => void;
  /** The last sixty minutes, this one included. */
  readonly hour: () => CallHour;
}

const MINUTE = 60_000;
const MINUTES = 60;
/** Times kept of one minute; beyond it each further call takes the place of a random one. */
const SAMPLES = 200;

interface Kept {
  readonly at: number;
  calls: number;
  failed: number;
  answered: number;
  readonly times: number[];
}

/** How the calls of the last hour went, in a memory that does not grow with them. */
export function createCallLog(now: () => number = Date.now): CallLog {
  let kept: Kept[] = [];

  function minute(): Kept {
    const at = Math.floor(now() / MINUTE) * MINUTE;
    const last = kept.at(-1);
    // A clock that was set back goes on in the minute that is known.
    if (last && last.at >= at) return last;
    const begun: Kept = { at, calls: 0, failed: 0, answered: 0, times: [] };
    kept = [...recent(at), begun];
    return begun;
  }

  const recent = (at: number) => kept.filter((one) => one.at > at - MINUTES * MINUTE);

  return {
    add({ took, failed }) {
      const current = minute();
      current.calls += 1;
      if (failed) {
        current.failed += 1;
        return;
      }
      current.answered += 1;
      if (current.times.length < SAMPLES) current.times.push(took);
      else {
        const place = Math.floor(Math.random() * current.answered);
        if (place < SAMPLES) current.times[place] = took;
      }
    },
    hour() {
      const minutes = recent(Math.floor(now() / MINUTE) * MINUTE);
      const times = minutes.flatMap((one) => one.times).sort((a, b) => a - b);
      return {
        calls: total(minutes, 'calls'),
        failed: total(minutes, 'failed'),
        median: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        minutes: minutes.map((one) => ({
          at: one.at,
          calls: one.calls,
          failed: one.failed,
          median: quantile(
            [...one.times].sort((a, b) => a - b),
            0.5,
          ),
        })),
      };
    },
  };
}

function total(minutes: readonly Kept[], what: 'calls' | 'failed'): number {
  return minutes.reduce((sum, one) => sum + one[what], 0);
}

/** By the nearest rank, in whole milliseconds. */
function quantile(sorted: readonly number[], share: number): number | undefined {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return value === undefined ? undefined : Math.round(value);
}
