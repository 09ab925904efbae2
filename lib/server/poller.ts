interface PollerOptions {
  /** Reads once and tells the listeners. Resolves with the milliseconds from its beginning to the next. */
  readonly poll: () => Promise<number>;
  /** Resolves when it may read: pollers can take turns. */
  readonly turn?: () => Promise<void>;
}

/** Reads again and again while anybody listens, once at a time however many they are. */
export class Poller<Listener> {
  readonly #options: PollerOptions;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isQueued = false;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** A copy: a listener may leave when it is told something. */
  get listeners(): readonly Listener[] {
    return [...this.#listeners];
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Listens until the returned function is called. Reading begins with the first listener. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#timer === undefined) this.#schedule(0);
    return () => {
      this.#listeners.delete(listener);
      if (this.size === 0) this.#stop();
    };
  }

  /** Reads as soon as it may. A poller that waits for its turn keeps it. */
  nudge(): void {
    if (this.size === 0 || this.#isQueued) return;
    this.#stop();
    this.#schedule(0);
  }

  /** Lets every listener go. */
  end(): void {
    this.#listeners.clear();
    this.#stop();
  }

  #schedule(delay: number): void {
    this.#timer = setTimeout(() => void this.#run(), delay);
    this.#timer.unref();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    const began = performance.now();
    const own = this.#timer;
    if (this.#options.turn) {
      this.#isQueued = true;
      await this.#options.turn();
      this.#isQueued = false;
      if (this.#timer !== own) return;
    }
    const next = await this.#options.poll();
    // A nudge in the meantime has its own next reading.
    if (this.#timer === own) this.#schedule(Math.max(0, next - (performance.now() - began)));
  }
}
