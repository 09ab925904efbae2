import 'server-only';

/**
 * Makes identical reads that are under way at once into one. The result is shared, so callers
 * must not change it, and one caller's leaving must not cancel the others.
 */
export function createCoalescer() {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key);
    // The key carries the operation and its whole input: the same key is the same type.
    if (known) return known as Promise<T>;
    const started = run().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
