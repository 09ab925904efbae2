import { setTimeout as delay } from 'node:timers/promises';

/** How time passes, in milliseconds; tests bring their own. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => delay(milliseconds),
};
