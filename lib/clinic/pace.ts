import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Its turn has not come: the service asked for a pause, or the minute's calls are used up. Not sent. */
export class TooEarlyError extends Error {
  /** `wait`: milliseconds until it may be sent. */
  constructor(readonly wait: number) {
    super(`not before ${Math.ceil(wait)} ms`);
    this.name = 'TooEarlyError';
  }
}

/** How fast this process may call the clinic service, whoever calls. */
export interface Pace {
  /** Counts one call of a kind that is about to be sent. Throws `TooEarlyError` where it must wait. */
  readonly take: (kind: string) => Promise<void>;
  /** Lets nothing of a kind be sent for so many seconds, as a service asks by `Retry-After`. */
  readonly pause: (kind: string, seconds: number) => void;
}

/** A service that asks for a longer pause is asked again after so many seconds. */
const LONGEST_PAUSE = 60 * 60;

/** `perMinute`: the most calls that are ever sent in a minute; no cap where it is undefined. */
export function createPace(perMinute?: number): Pace {
  const limiter = perMinute && new RateLimiterMemory({ points: perMinute, duration: 60 });
  const pausedUntil = new Map<string, number>();
  return {
    async take(kind) {
      const wait = (pausedUntil.get(kind) ?? 0) - performance.now();
      if (wait > 0) throw new TooEarlyError(wait);
      if (!limiter) return;
      try {
        await limiter.consume('service');
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooEarlyError(Math.max(1, refused.msBeforeNext));
      }
    },
    pause(kind, seconds) {
      const until = performance.now() + Math.min(seconds, LONGEST_PAUSE) * 1000;
      pausedUntil.set(kind, Math.max(until, pausedUntil.get(kind) ?? 0));
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
