import { setTimeout as delay } from 'node:timers/promises';

/** How time passes, in milliseconds; tests bring their own. */
export interface Pace {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export const REAL_PACE: Pace = {
  now: () => performance.now(),
  wait: (milliseconds) => delay(milliseconds),
};
