import { isLate } from '@/lib/is-late';

/** What was loaded, and how old it is. */
export interface Kept<T> {
  readonly value: T;
  /** When it was read. */
  readonly readAt: Date;
  /** Reading it again was due, and failed. */
  readonly isStale: boolean;
}

interface KeepOptions<T> {
  readonly load: () => Promise<T>;
  /** Milliseconds for which it is believed without asking again. */
  readonly freshFor: number;
  /** Milliseconds for which it is better than nothing while it cannot be loaded. */
  readonly usableFor: number;
  /**
   * Milliseconds that whoever asks waits for it to be loaded again, where something usable is known;
   * the loading goes on. Without them as long as it takes, and so after a change.
   */
  readonly patience?: number;
  readonly now?: () => number;
}

export interface Keeper<T> {
  (): Promise<Kept<T>>;
  /** It was changed: what was read before is not believed any more, also what is being read. */
  readonly outdate: () => void;
  /** What was read last, however old; loads nothing. */
  readonly last: () => Omit<Kept<T>, 'isStale'> | undefined;
}

/**
 * Loads something at most once at a time and keeps it. When a reload fails, what is known is given on
 * until it is too old; only then the failure is thrown.
 */
export function keep<T>({
  load,
  freshFor,
  usableFor,
  patience,
  now = Date.now,
}: KeepOptions<T>): Keeper<T> {
  let known: { value: T; at: number; changes: number } | undefined;
  let loading: Promise<void> | undefined;
  let changes = 0;

  function reload(): Promise<void> {
    const began = { at: now(), changes };
    const reading = load()
      .then((value) => {
        // One that was overtaken does not bring back the past.
        if (known === undefined || began.changes >= known.changes) known = { value, ...began };
      })
      .finally(() => {
        if (loading === reading) loading = undefined;
      });
    return reading;
  }

  const get = async (): Promise<Kept<T>> => {
    let isStale = false;
    if (known?.changes !== changes || now() - known.at >= freshFor) {
      loading ??= reload();
      const isUsable = () => known !== undefined && now() - known.at < usableFor;
      const mayTakeLong = patience === undefined || known?.changes !== changes || !isUsable();
      try {
        if (mayTakeLong) await loading;
        else isStale = await isLate(loading, patience);
      } catch (error) {
        if (!isUsable()) throw error;
        isStale = true;
      }
    }
    if (known === undefined) throw new Error('loaded, and still unknown');
    return { value: known.value, readAt: new Date(known.at), isStale };
  };
  return Object.assign(get, {
    outdate() {
      changes += 1;
      loading = undefined;
    },
    last: () => known && { value: known.value, readAt: new Date(known.at) },
  });
}
