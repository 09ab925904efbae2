/** Hears each version that is read, and `undefined` once where it cannot be read any more. */
export type VersionListener = (version: number | undefined) => void;

interface FeedOptions {
  readonly read: () => Promise<number>;
  /** Milliseconds from the beginning of one reading to that of the next, while anybody listens. */
  readonly every: number;
  /** And after a reading that failed. */
  readonly seldom: number;
}

/**
 * Which version a chart has, for everybody who looks at it: read once at a time, again and again while
 * there are listeners, and not at all without. Listeners are told what each reading says that began
 * after they listened; whether that is news each knows for itself.
 */
export class VersionFeed {
  readonly #listeners = new Map<VersionListener, number>();
  readonly #options: FeedOptions;
  #timer: NodeJS.Timeout | undefined;
  #isLost = false;
  /** Raised where a reading that has begun may not know of what happened since. */
  #moment = 0;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Listens until the returned function is called. */
  listen(listener: VersionListener): () => void {
    this.#moment += 1;
    this.#listeners.set(listener, this.#moment);
    if (this.size === 1) {
      this.#isLost = false;
      this.#schedule(0);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.size === 0) this.#stop();
    };
  }

  /** Reads now, as after a change that was made here; what is being read is not told any more. */
  nudge(): void {
    this.#moment += 1;
    for (const listener of this.#listeners.keys()) this.#listeners.set(listener, this.#moment);
    if (this.size === 0) return;
    this.#stop();
    this.#schedule(0);
  }

  #schedule(delay: number): void {
    this.#timer = setTimeout(() => void this.#turn(), delay);
    this.#timer.unref();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #turn(): Promise<void> {
    const own = this.#timer;
    const moment = this.#moment;
    const began = performance.now();
    let next = this.#options.every;
    try {
      const version = await this.#options.read();
      this.#isLost = false;
      for (const [listener, since] of [...this.#listeners]) if (since <= moment) listener(version);
    } catch {
      next = this.#options.seldom;
      // Whoever only reads a chart makes no calls that would tell them that the service is away.
      if (!this.#isLost) for (const listener of [...this.#listeners.keys()]) listener(undefined);
      this.#isLost = true;
    }
    // What stopped it, or a nudge in the meantime, has the next turn, if there is one.
    if (this.#timer === own) this.#schedule(Math.max(0, next - (performance.now() - began)));
  }
}
