import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Its turn has not come: the service asked for a pause, or the minute's calls are used up. Not sent. */
export class TooEarlyError extends Error {
  /** `wait`: milliseconds until it may be sent. `isDown`: the service said that it is out of service. */
  constructor(
    readonly wait: number,
    readonly isDown = false,
  ) {
    super(`not before ${Math.ceil(wait)} ms`);
    this.name = 'TooEarlyError';
  }
}

/** Limits how fast this process calls the clinic service, for all callers together. */
export interface Pace {
  /**
   * Counts one call of a kind that is about to be sent. Throws `TooEarlyError` where it must wait. Polls
   * leave a fifth of a minute's calls to people.
   */
  readonly take: (kind: string, isPoll: boolean) => Promise<void>;
  /**
   * Lets nothing of a kind be sent for so many seconds, as a service asks by `Retry-After`: it has too
   * many requests, or it `isDown`.
   */
  readonly pause: (kind: string, seconds: number, isDown: boolean) => void;
}

/** A service that asks for a longer pause is asked again after so many seconds. */
const LONGEST_PAUSE = 60 * 60;
/** One that is down may be back long before it thought. */
const LONGEST_DOWN = 60;

/** `perMinute`: the most calls that are ever sent in a minute; no cap where it is undefined. */
export function createPace(perMinute?: number): Pace {
  const minute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiter = perMinute && minute(perMinute);
  const polls = perMinute && minute(Math.max(1, Math.floor(perMinute * 0.8)));
  const paused = new Map<string, { readonly until: number; readonly isDown: boolean }>();
  return {
    async take(kind, isPoll) {
      const pause = paused.get(kind);
      const wait = (pause?.until ?? 0) - performance.now();
      if (wait > 0) throw new TooEarlyError(wait, pause?.isDown);
      try {
        if (isPoll && polls) await polls.consume('service');
        if (limiter) await limiter.consume('service');
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooEarlyError(Math.max(1, refused.msBeforeNext));
      }
    },
    pause(kind, seconds, isDown) {
      const most = isDown ? LONGEST_DOWN : LONGEST_PAUSE;
      const until = performance.now() + Math.min(seconds, most) * 1000;
      if (until > (paused.get(kind)?.until ?? 0)) paused.set(kind, { until, isDown });
    },
  };
}

/** How long a call may wait for its turn. */
export interface Turn {
  /** By `performance.now()`. */
  readonly giveUpAt: number;
  /** It comes again by itself, and waits for nothing. */
  readonly isPoll: boolean;
}

/** A pause up to this many milliseconds is waited for; a longer one is told to who asks. */
const PATIENCE = 5_000;

export function mayWait({ isPoll, giveUpAt }: Turn, wait: number): boolean {
  return !isPoll && wait <= PATIENCE && performance.now() + wait < giveUpAt;
}

/** Sends what may be sent now, or soon. Nothing was sent where it throws `TooEarlyError`. */
export async function inTurn<T>(turn: Turn, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TooEarlyError) || !mayWait(turn, error.wait)) throw error;
    await delay(Math.ceil(error.wait));
    return send();
  }
}
