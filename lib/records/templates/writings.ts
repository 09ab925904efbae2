/** How much was written in this tab. */
let writings = 0;
const listeners = new Set<() => void>();
/** By the reading of a list: how much there was when it was first shown. */
const shown = new Map<string, number>();

/** Something was written: lists that were read before are of before. */
export function noteWriting(): void {
  writings += 1;
  for (const tell of listeners) tell();
}

/** How much was written, for `useSyncExternalStore`. */
export function countWritings(): number {
  return writings;
}

/** Tells of what is written from now on, until the returned function is called. */
export function onWriting(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether there is more written `now` than when this reading of the server's was first shown. */
export function isOfBefore(reading: string, now: number): boolean {
  const then = shown.get(reading) ?? now;
  shown.set(reading, then);
  return then !== now;
}
