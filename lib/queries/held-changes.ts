import type { SentOnce } from './sent-once';

/**
 * Changes that were sent from a page which may be left before it is known what became of them: whoever
 * comes back has the same change at hand, and makes nothing twice. In this tab, until the page is loaded
 * anew (as at sign-out).
 */
const held = new Map<string, Pick<SentOnce<unknown, unknown>, 'underWay' | 'unsettled'>>();

/** Whoever names a change is the only one to hold one by that name, so that its kind is known. */
export function heldChange<Input, Output>(
  name: string | undefined,
): SentOnce<Input, Output> | undefined {
  return name === undefined ? undefined : (held.get(name) as SentOnce<Input, Output> | undefined);
}

export function holdChange<Input, Output>(
  name: string | undefined,
  change: SentOnce<Input, Output>,
): void {
  if (name !== undefined) held.set(name, change);
}

/** Nobody knows yet, or any more, whether it was made. */
export function isOpen(name: string): boolean {
  const change = held.get(name);
  return change?.underWay() !== undefined || change?.unsettled() !== undefined;
}

/** It was made or refused, or somebody has looked. */
export function letGoOfChange(name: string | undefined): void {
  if (name !== undefined) held.delete(name);
}
