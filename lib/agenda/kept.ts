/** What was loaded, and since when it is known not to be loadable any more. */
export interface Kept<T> {
  readonly value: T;
  /** When it was read. */
  readonly readAt: Date;
}

interface KeepOptions<T> {
  readonly load: () => Promise<T>;
  /** Milliseconds for which it is believed without asking again. */
  readonly freshFor: number;
  /** Milliseconds for which it is better than nothing while it cannot be loaded. */
  readonly usableFor: number;
  readonly now?: () => number;
}

/**
 * Loads something at most once at a time and keeps it. When a reload fails, what is known is given on
 * until it is too old; only then the failure is thrown.
 */
export function keep<T>({ load, freshFor, usableFor, now = Date.now }: KeepOptions<T>) {
  let known: { value: T; at: number } | undefined;
  let loading: Promise<void> | undefined;

  async function reload(): Promise<void> {
    const asked = now();
    try {
      known = { value: await load(), at: asked };
    } finally {
      loading = undefined;
    }
  }

  return async (): Promise<Kept<T>> => {
    if (known === undefined || now() - known.at >= freshFor) {
      loading ??= reload();
      try {
        await loading;
      } catch (error) {
        if (known === undefined || now() - known.at >= usableFor) throw error;
      }
    }
    if (known === undefined) throw new Error('loaded, and still unknown');
    return { value: known.value, readAt: new Date(known.at) };
  };
}
