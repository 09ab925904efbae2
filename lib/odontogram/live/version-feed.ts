import { Poller } from '@/lib/server/poller';

/** Hears each version that is read, and `undefined` once where it cannot be read any more. */
export type VersionListener = (version: number | undefined) => void;

interface FeedOptions {
  readonly read: () => Promise<number>;
  /** Milliseconds from the beginning of one reading to that of the next, while anybody listens. */
  readonly every: number;
  /** And after a reading that failed. */
  readonly seldom: number;
}

interface Listening {
  readonly listener: VersionListener;
  /** It is told of readings that began at this moment or later. */
  since: number;
}

/**
 * Which version a chart has, for everybody who looks at it: read once at a time, again and again while
 * there are listeners, and not at all without. Listeners are told what each reading says that began
 * after they listened; whether that is news each knows for itself.
 */
export class VersionFeed {
  readonly #poller: Poller<Listening>;
  readonly #options: FeedOptions;
  #isLost = false;
  /** Raised where a reading that has begun may not know of what happened since. */
  #moment = 0;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#poller = new Poller({ poll: () => this.#poll() });
  }

  /** How many listen. */
  get size(): number {
    return this.#poller.size;
  }

  /** Listens until the returned function is called. */
  listen(listener: VersionListener): () => void {
    if (this.size === 0) this.#isLost = false;
    this.#moment += 1;
    return this.#poller.listen({ listener, since: this.#moment });
  }

  /** Reads now, as after a change that was made here; what is being read is not told any more. */
  nudge(): void {
    this.#moment += 1;
    for (const listening of this.#poller.listeners) listening.since = this.#moment;
    this.#poller.nudge();
  }

  async #poll(): Promise<number> {
    const moment = this.#moment;
    const { read, every, seldom } = this.#options;
    try {
      const version = await read();
      this.#isLost = false;
      for (const { listener, since } of this.#poller.listeners) {
        if (since <= moment) listener(version);
      }
      return every;
    } catch {
      // A person who only reads a chart makes no calls that would tell that the service is away.
      if (!this.#isLost) for (const { listener } of this.#poller.listeners) listener(undefined);
      this.#isLost = true;
      return seldom;
    }
  }
}
