import { audit } from '@/lib/server/db/schema';
import { isDiskFull } from '@/lib/server/storage/disk-room';
import type { Database } from '@/lib/server/storage/open-database';
import type { AuditEntry } from './audit-entry';
import {
  beginChain,
  type Chain,
  chainedRows,
  proveWritable,
  readChain,
  type TimedEntry,
} from './audit-rows';
import { canonicalDetail, type TrailKey } from './canonical';
import type { TrailHeads } from './trail-heads';
import type { WaitingRows } from './waiting-rows';

/**
 * What becomes of a row that cannot be written now. `refuse`: its caller is told and does not go on.
 * `keep`: it waits, for what it tells of has happened. `keep-if-full`: it waits while the disk is full.
 */
export type WhenDown = 'refuse' | 'keep' | 'keep-if-full';

interface Queued extends TimedEntry {
  readonly whenDown: WhenDown;
  /** Absent where nobody waits for it. */
  settle?: ((error?: unknown) => void) | undefined;
  /** It waits until the trail can be written. */
  isKept?: boolean;
}

interface Surroundings {
  readonly open: () => Promise<{ readonly db: Database }>;
  readonly key: TrailKey;
  readonly heads: TrailHeads;
  readonly waiting: WaitingRows;
  readonly failed: (error: unknown) => void;
}

const MAX_BATCH = 500;
const NOTE_DELAY_MS = 200;
const RETRY_MS = 1_000;
const PROOF_MS = 1_000;
const REPEATED_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** Beyond this many unwritten rows the trail is down and says so. */
const MOST_QUEUED = 10_000;

/** One queue and one chain per process; the rows that wait are written together, in one statement. */
export class AuditWriter {
  private queue: Queued[];
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private noteDelay = NOTE_DELAY_MS;
  private writtenAt = Number.NEGATIVE_INFINITY;
  /** Undefined until it is begun, and after a failure: then the database is asked. */
  private chain: Chain | undefined;
  private writer: string | undefined;
  private db: Database | undefined;
  /** Rows whose statement failed, which may be on the trail all the same, and where it would be then. */
  private doubtful: { readonly rows: ReadonlySet<Queued>; readonly hash: string } | undefined;
  private readonly noted = new Map<string, number>();
  /** The file of rows that wait has no room: nobody is shown more patients. */
  private isFull = false;

  constructor(private readonly around: Surroundings) {
    this.queue = around.waiting
      .read()
      .map((row) => ({ ...row, whenDown: 'keep' as const, isKept: true }));
  }

  /** Resolves when the row is durable or waits for it. Rejects as `whenDown` says. */
  append(entry: AuditEntry, whenDown: WhenDown): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      this.queue.push({ at: new Date(), entry, whenDown, settle });
      this.start();
    });
  }

  /** Written with others a moment later; the same again within a minute is not. Throws when too many wait. */
  note(entry: AuditEntry): void {
    const sighting = sightingKey(entry);
    const last = this.noted.get(sighting);
    if (last !== undefined && Date.now() - last < REPEATED_MS) return;
    this.requireRoom();
    if (this.noted.size >= MOST_REMEMBERED) this.noted.clear();
    this.noted.set(sighting, Date.now());
    this.queue.push({ at: new Date(), entry, whenDown: 'keep' });
    this.startIn(this.noteDelay);
  }

  /** Throws when too many rows wait for another to wait with them. */
  requireRoom(): void {
    if (this.isFull || this.queue.length >= MOST_QUEUED) {
      throw new Error('Too many unwritten audit notes');
    }
  }

  /** Rejects when a row could not be written now; a write in the last second is proof enough. */
  async ensureWritable(): Promise<void> {
    if (performance.now() - this.writtenAt < PROOF_MS) return;
    await proveWritable((await this.around.open()).db);
    this.writtenAt = performance.now();
  }

  /** Begins the chain, so that a process that writes nothing is on the trail too. */
  async begin(): Promise<void> {
    await this.currentChain((await this.around.open()).db);
    await this.flush();
  }

  /** Writes the rows that wait; resolves when none does or the database refuses. */
  async flush(): Promise<void> {
    // What is being written may have been refused already.
    await this.writing;
    this.start();
    await this.writing;
  }

  /** The process is about to end: from now on nothing waits for company. */
  async finish(): Promise<void> {
    this.noteDelay = 0;
    await this.flush();
    this.around.heads.write();
  }

  private start(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing ??= this.drain().finally(() => {
      this.writing = undefined;
      // Something may have come after the last look at the queue.
      if (this.queue.length > 0 && !this.timer) this.start();
    });
  }

  private startIn(delay: number): void {
    if (this.writing || this.timer) return;
    this.timer = setTimeout(() => this.start(), delay);
    this.timer.unref();
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      let batch: readonly Queued[] = [];
      try {
        const { db } = await this.around.open();
        const chain = await this.currentChain(db);
        batch = this.queue.splice(0, MAX_BATCH);
        // The rows that failed before may turn out to be there.
        if (batch.length > 0) await this.write(db, batch, chain);
        for (const { settle } of batch) settle?.();
      } catch (error) {
        this.chain = undefined;
        this.writtenAt = Number.NEGATIVE_INFINITY;
        this.around.failed(error);
        // Those behind them too: they would fail the same, and who waits for them must not wait for ever.
        this.setAside([...batch, ...this.queue.splice(0)], error);
        if (this.queue.length > 0) this.timer ??= setTimeout(() => this.start(), RETRY_MS).unref();
        return;
      }
    }
    this.isFull = !this.ofFile(() => this.around.waiting.clear());
  }

  private async write(db: Database, batch: readonly Queued[], from: Chain): Promise<void> {
    const { rows, chain } = chainedRows(batch, from, this.around.key);
    this.doubtful = { rows: new Set(batch), hash: chain.hash };
    await db.insert(audit).values(rows);
    this.doubtful = undefined;
    this.chain = chain;
    this.writtenAt = performance.now();
    this.remember(chain);
  }

  private remember(chain: Chain): void {
    const { heads, key } = this.around;
    heads.remember({ ...chain, at: new Date().toISOString(), key: key.id });
  }

  /** After a failure the database is asked how far the chain has come: the last rows may be there. */
  private async currentChain(db: Database): Promise<Chain> {
    if (this.chain !== undefined && this.db === db) return this.chain;
    const known = this.db === db && this.writer ? await readChain(db, this.writer) : undefined;
    const chain = known ?? (await beginChain(db, this.around.key));
    if (this.doubtful?.hash === chain.hash) {
      const { rows } = this.doubtful;
      this.queue = this.queue.filter((row) => !rows.has(row));
    }
    this.doubtful = undefined;
    Object.assign(this, { chain, db, writer: chain.writer });
    if (known === undefined) this.remember(chain);
    return chain;
  }

  /** Whether the file of rows that wait did as it was told. A disk that fails must settle every row. */
  private ofFile(act: () => boolean): boolean {
    try {
      return act();
    } catch (error) {
      this.around.failed(error);
      return false;
    }
  }

  /** Rows that could not be written: those that may wait do so, ahead of the others. */
  private setAside(batch: readonly Queued[], error: unknown): void {
    const kept = batch.flatMap((row): Queued[] => {
      if (row.isKept) return [row];
      const mayWait =
        row.whenDown === 'keep' || (row.whenDown === 'keep-if-full' && isDiskFull(error));
      const hasRoom = mayWait && this.ofFile(() => this.around.waiting.add(row));
      if (mayWait && !hasRoom) this.isFull = true;
      // It has happened: it waits in memory alone where the file has no room.
      const waits = hasRoom || row.whenDown === 'keep';
      row.settle?.(waits ? undefined : error);
      return waits ? [Object.assign(row, { isKept: true, settle: undefined })] : [];
    });
    this.queue.unshift(...kept);
  }
}

/** The same for the same person, at the same place, looking at the same list again. */
function sightingKey({
  staffId,
  address,
  action,
  result,
  patientId,
  patientIds,
  detail,
}: AuditEntry) {
  const kept = detail && canonicalDetail(detail);
  return JSON.stringify([staffId, address, action, result, patientId, patientIds, kept]);
}
