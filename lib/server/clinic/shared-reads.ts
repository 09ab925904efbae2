import 'server-only';

export interface SharedReads {
  /**
   * What `run` finds, shared with everyone who asks for the same key while it is under way and,
   * once it succeeded, until `shareFor` milliseconds after it was asked for. Callers must not
   * change it, and one caller's leaving must not cancel the others. A failure is told to those who
   * already wait and to nobody after them.
   */
  readonly read: <T>(key: string, shareFor: number, run: () => Promise<T>) => Promise<T>;
  /** What was asked for before this moment is given to nobody who asks after it. */
  readonly forget: () => void;
}

interface Shared {
  readonly found: Promise<unknown>;
  /** Until when it may be given to others, by `performance.now()`. */
  until: number;
}

/** Answers kept at once; more are still shared while under way. */
const MAX_KEPT = 500;

/** Makes identical reads into one. */
export function createSharedReads(): SharedReads {
  const current = new Map<string, Shared>();

  return {
    read<T>(key: string, shareFor: number, run: () => Promise<T>): Promise<T> {
      const asked = performance.now();
      const known = current.get(key);
      // The key carries the operation and its whole input: the same key is the same type.
      if (known && asked < known.until) return known.found as Promise<T>;
      const found = run();
      const made: Shared = { found, until: Number.POSITIVE_INFINITY };
      current.set(key, made);
      const drop = () => {
        if (current.get(key) === made) current.delete(key);
      };
      const keep = () => {
        made.until = asked + shareFor;
        const left = made.until - performance.now();
        if (left <= 0 || current.size > MAX_KEPT) drop();
        // Dropped by the clock too, so that nothing of a patient stays in memory unasked.
        else setTimeout(drop, left).unref();
      };
      found.then(keep, drop);
      return found;
    },
    forget: () => current.clear(),
  };
}
