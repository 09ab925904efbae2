import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { ClinicError } from '@/lib/server/clinic/errors';
import { Poller } from '@/lib/server/poller';

/** The appointments of a range as they were at one moment. */
export interface Snapshot {
  /** The same entries have the same version. */
  readonly version: string;
  readonly readAt: Date;
  readonly entries: readonly AgendaEntry[];
  /** Appointments whose times nobody can read, so that they stand on no day. */
  readonly unplaced: number;
  /** Another text once it changed who is there when. */
  readonly out?: string;
}

export interface Change {
  readonly version: string;
  readonly readAt: Date;
  readonly changed: readonly AgendaEntry[];
  readonly removed: readonly string[];
  readonly unplaced: number;
  readonly out?: string;
}

export type FeedNews =
  | ({ readonly kind: 'change' } & Change)
  /** What is shown cannot be read again for now. */
  | { readonly kind: 'stale'; readonly since: Date }
  /** It can again, and nothing has changed. */
  | { readonly kind: 'fresh'; readonly readAt: Date }
  /** Other ranges are read in its place: nothing more is told. */
  | { readonly kind: 'replaced' };

/** What to do to one snapshot to have the other; `undefined` where they are the same. */
export function changeBetween(before: Snapshot, after: Snapshot): Change | undefined {
  if (before.version === after.version) return undefined;
  const known = new Map(before.entries.map((entry) => [entry.id, JSON.stringify(entry)]));
  const changed = after.entries.filter((entry) => known.get(entry.id) !== JSON.stringify(entry));
  const kept = new Set(after.entries.map(({ id }) => id));
  const removed = before.entries.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const { version, readAt, unplaced, out } = after;
  return { version, readAt, changed, removed, unplaced, ...(out !== undefined && { out }) };
}

interface FeedOptions {
  /** `isPoll`: nobody waits for it but the listeners, who are told once it comes. */
  readonly read: (isPoll: boolean) => Promise<Snapshot>;
  /** Milliseconds from the beginning of one reading to that of the next, while anybody listens. */
  readonly every: () => number;
  /** Resolves when it may be read for its listeners: feeds take turns. */
  readonly turn: () => Promise<void>;
  /** Milliseconds for which a snapshot is given to whoever asks. */
  readonly freshFor: number;
  /** For how long an older one is better than none, while it cannot be read. */
  readonly usableFor: number;
}

/** Milliseconds from one reading that fails to the next, unless the service asks for more. */
const LONGEST_PAUSE = 10_000;

export type FeedListener = (news: FeedNews) => void;

/**
 * The appointments of one range for everybody who looks at it: read once at a time, kept for a
 * moment, and read again and again while there are listeners, who are told what changed.
 */
export class AppointmentFeed {
  private readonly poller: Poller<FeedListener>;
  private last: Snapshot | undefined;
  private reading: Promise<Snapshot> | undefined;
  /** Readings that failed since one succeeded. */
  private failures = 0;
  /** Milliseconds that the service asked for when it refused the last reading. */
  private askedPause = 0;
  /** Readings are numbered, so that one that was overtaken does not bring back the past. */
  private begun = 0;
  private shown = 0;
  /** Something was changed here since `last` was read. */
  private outdated = false;

  constructor(private readonly options: FeedOptions) {
    this.poller = new Poller({ poll: () => this.poll(), turn: options.turn });
  }

  /** How many listen. */
  get size(): number {
    return this.poller.size;
  }

  /** What was read last, however old. */
  get latest(): Snapshot | undefined {
    return this.last;
  }

  /**
   * At most `freshFor` old; while it cannot be read, as old as is usable. Throws what the reading
   * throws where there is nothing to give.
   */
  async current(): Promise<Snapshot> {
    const { freshFor, usableFor } = this.options;
    if (this.last && !this.outdated && ageOf(this.last) < freshFor) return this.last;
    try {
      return await this.refresh(false);
    } catch (error) {
      if (this.last && ageOf(this.last) < usableFor) return this.last;
      throw error;
    }
  }

  /** Listens until the returned function is called. Reading begins with the first listener. */
  listen(listener: FeedListener): () => void {
    if (this.failures > 0 && this.last) listener({ kind: 'stale', since: this.last.readAt });
    return this.poller.listen(listener);
  }

  /** Reads as soon as it may, as after a change that was made here: nobody waits for the next poll. */
  nudge(): void {
    // What is being read may have been read before the change.
    this.reading = undefined;
    this.outdated = true;
    this.poller.nudge();
  }

  /** Tells its listeners that others are read in its place, and reads no more. */
  giveWay(): void {
    this.tell({ kind: 'replaced' });
    this.poller.end();
  }

  private async poll(): Promise<number> {
    try {
      await this.refresh(true);
    } catch {
      // Told to the listeners by `refresh`; whoever asks for the snapshot gets the error.
    }
    return this.interval();
  }

  /** Twice as long after each failure, and never sooner than the service wants to be asked again. */
  private interval(): number {
    const every = this.options.every();
    if (this.failures === 0) return every;
    const pause = Math.min(every * 2 ** this.failures, Math.max(every, LONGEST_PAUSE));
    return Math.max(pause, this.askedPause);
  }

  private refresh(isPoll: boolean): Promise<Snapshot> {
    if (this.reading) return this.reading;
    const reading = this.readOnce(isPoll).finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    this.reading = reading;
    return reading;
  }

  private async readOnce(isPoll: boolean): Promise<Snapshot> {
    this.begun += 1;
    const turn = this.begun;
    let next: Snapshot;
    try {
      next = await this.options.read(isPoll);
    } catch (error) {
      if (this.failures === 0 && this.last) {
        this.tell({ kind: 'stale', since: this.last.readAt });
      }
      this.failures += 1;
      this.askedPause = retryAfterOf(error) * 1000;
      throw error;
    }
    if (turn < this.shown) return this.last ?? next;
    this.shown = turn;
    this.outdated = false;
    const change = this.last && changeBetween(this.last, next);
    const recovered = this.failures > 0;
    this.failures = 0;
    this.last = next;
    if (change) this.tell({ kind: 'change', ...change });
    else if (recovered) this.tell({ kind: 'fresh', readAt: next.readAt });
    return next;
  }

  private tell(news: FeedNews): void {
    for (const listener of this.poller.listeners) listener(news);
  }
}

/** Seconds. */
function retryAfterOf(error: unknown): number {
  return error instanceof ClinicError ? (error.retryAfter ?? 0) : 0;
}

function ageOf({ readAt }: Snapshot): number {
  return Date.now() - readAt.getTime();
}
