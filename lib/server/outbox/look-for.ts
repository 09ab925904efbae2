import type { Clock } from './clock';

export type Looked =
  | { readonly kind: 'found'; readonly answer: unknown }
  /** It is not there, or not yet. */
  | { readonly kind: 'absent' }
  /** Nobody can say. */
  | { readonly kind: 'unread' };

interface Looking {
  readonly clock: Clock;
  readonly giveUpAt: number;
  /** Milliseconds before each look. */
  readonly waits: readonly number[];
}

/** With less than so many milliseconds left the service is not asked. */
export const LEAST = 100;

/** Looks for what a change made until it is there, all looks are used up or time is over. */
export async function lookFor(
  find: (budget: number) => Promise<unknown>,
  { clock, giveUpAt, waits }: Looking,
): Promise<Looked> {
  let looked: Looked = { kind: 'unread' };
  for (const wait of waits) {
    if (clock.now() + wait + LEAST > giveUpAt) break;
    if (wait > 0) await clock.wait(wait);
    looked = await look(() => find(giveUpAt - clock.now()));
    if (looked.kind === 'found') break;
  }
  return looked;
}

async function look(find: () => Promise<unknown>): Promise<Looked> {
  try {
    const answer = await find();
    return answer === undefined ? { kind: 'absent' } : { kind: 'found', answer };
  } catch {
    return { kind: 'unread' };
  }
}
