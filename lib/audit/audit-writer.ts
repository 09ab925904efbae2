import type { OpenDatabase } from '@/lib/storage/open-database';
import type { AuditEntry } from './audit-entry';
import { appendRows, proveWritable, type TimedEntry } from './audit-rows';
import { canonicalDetail } from './canonical';

interface Waiting extends TimedEntry {
  /** Absent for a note: nobody waits for it. */
  readonly settle?: (error?: unknown) => void;
}

const MAX_BATCH = 500;
const NOTE_DELAY_MS = 200;
const RETRY_MS = 1_000;
const PROOF_MS = 1_000;
const COALESCE_MS = 60_000;
/** Beyond this many unwritten notes the trail is down and says so. */
const MAX_NOTES = 10_000;

/** One queue per process; whatever waits is written together, in one transaction. */
export class AuditWriter {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private noteDelay = NOTE_DELAY_MS;
  private writtenAt = Number.NEGATIVE_INFINITY;
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly open: () => Promise<OpenDatabase>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Resolves when the row is durable. Rejects when it could not be written. */
  append(entry: AuditEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      this.waiting.push({ at: new Date(), entry, settle });
      this.start();
    });
  }

  /** Throws when notes pile up unwritten. */
  note(entry: AuditEntry): void {
    const key = sightingKey(entry);
    if (this.isRepeated(key)) return;
    if (this.waiting.length >= MAX_NOTES) throw new Error('Too many unwritten audit notes');
    if (this.noted.size >= MAX_NOTES) this.noted.clear();
    this.noted.set(key, Date.now());
    this.waiting.push({ at: new Date(), entry });
    this.startIn(this.noteDelay);
  }

  /** Rejects when a row could not be written now; a write in the last second is proof enough. */
  async ensureWritable(): Promise<void> {
    if (performance.now() - this.writtenAt < PROOF_MS) return;
    await proveWritable(await this.open());
    this.writtenAt = performance.now();
  }

  /** Writes whatever waits; resolves when nothing does or the database refuses. */
  async flush(): Promise<void> {
    this.start();
    await this.writing;
  }

  /** The process is about to end: from now on nothing waits for company. */
  async finish(): Promise<void> {
    this.noteDelay = 0;
    await this.flush();
  }

  private start(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing ??= this.drain().finally(() => {
      this.writing = undefined;
      // Something may have come after the last look at the queue.
      if (this.waiting.length > 0 && !this.timer) this.start();
    });
  }

  private startIn(delay: number): void {
    if (this.writing || this.timer) return;
    this.timer = setTimeout(() => this.start(), delay);
    this.timer.unref();
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      try {
        await appendRows(await this.open(), batch);
        this.writtenAt = performance.now();
        for (const { settle } of batch) settle?.();
      } catch (error) {
        this.writtenAt = Number.NEGATIVE_INFINITY;
        this.failed(error);
        for (const { settle } of batch) settle?.(error);
        this.waiting.unshift(...batch.filter(({ settle }) => settle === undefined));
        if (this.waiting.every(({ settle }) => settle === undefined)) {
          this.timer ??= setTimeout(() => this.start(), RETRY_MS);
          this.timer.unref();
          return;
        }
      }
    }
  }

  private isRepeated(key: string): boolean {
    const last = this.noted.get(key);
    return last !== undefined && Date.now() - last < COALESCE_MS;
  }
}

/** The same for the same person, at the same place, looking at the same list again. */
function sightingKey({ staffId, address, action, result, patientId, detail }: AuditEntry): string {
  const kept = detail && canonicalDetail(detail);
  return JSON.stringify([staffId, address, action, result, patientId, kept]);
}
