import { lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { OperationId } from '@/lib/contract/operations';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import type { Clock } from '../clock';
import { excluded } from '../db/excluded';
import { apiKeyUses } from '../db/schema/api-key-uses';

interface Use {
  readonly operation: OperationId;
  /** Those in the path and then in the query, in their order. */
  readonly ids: readonly string[];
  readonly status: number;
}

type Row = typeof apiKeyUses.$inferInsert;

const WRITE_EVERY_MS = 1_000;
const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;
const KEPT_MS = 90 * A_DAY;
/** What waits for a database that does not take it; beyond it, what is new is given up. */
const MOST_WAITING = 10_000;
const BATCH = 2_000;

/**
 * What keys were used for. It is gathered in memory and written beside the requests, so that it neither
 * delays nor fails one; `kill -9` loses the last second.
 */
export class KeyUses {
  #gathered = new Map<string, Row>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #sweptAt = Number.NEGATIVE_INFINITY;
  #givenUp = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  note({ clinicId, keyId }: Principal, { operation, ids, status }: Use): void {
    const at = this.clock();
    const minute = new Date(Math.floor(at.getTime() / A_MINUTE) * A_MINUTE);
    this.#gather({
      ...{ clinicId, keyId, minute, operation, ids: [...ids] },
      ...{ count: 1, at, lastStatus: status },
    });
    this.#timer ??= setTimeout(() => void this.settle(), WRITE_EVERY_MS).unref();
  }

  /** Resolves when what was noted so far is written, or could not be. */
  settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #gather(row: Row): void {
    const { clinicId, keyId, minute, operation, ids } = row;
    const key = JSON.stringify([clinicId, keyId, minute, operation, ids]);
    const before = this.#gathered.get(key);
    if (before === undefined && this.#gathered.size >= MOST_WAITING) this.#givenUp += row.count;
    else this.#gathered.set(key, { ...row, count: row.count + (before?.count ?? 0) });
  }

  async #write(): Promise<void> {
    // Replicas write the rows that they share in one order: none waits for another that waits for it.
    const rows = [...this.#gathered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.#gathered = new Map();
    let written = 0;
    try {
      for (; written < rows.length; written += BATCH) {
        await this.#insert(rows.slice(written, written + BATCH));
      }
      await this.#sweep();
    } catch (error) {
      const later = [...this.#gathered.values()];
      this.#gathered = new Map();
      for (const row of [...rows.slice(written), ...later]) this.#gather(row);
      const { size: waiting } = this.#gathered;
      this.log.warn({ err: error, waiting, givenUp: this.#givenUp }, 'uses of keys not written');
    }
  }

  async #insert(rows: Row[]): Promise<void> {
    await this.db
      .insert(apiKeyUses)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          apiKeyUses.clinicId,
          apiKeyUses.keyId,
          apiKeyUses.minute,
          apiKeyUses.operation,
          apiKeyUses.ids,
        ],
        set: {
          ...excluded(apiKeyUses, 'at', 'lastStatus'),
          count: sql`${apiKeyUses.count} + excluded.count`,
        },
      });
  }

  /** Once a day, at the first use of it. */
  async #sweep(): Promise<void> {
    const now = this.clock().getTime();
    if (now - this.#sweptAt < A_DAY) return;
    await this.db.delete(apiKeyUses).where(lt(apiKeyUses.minute, new Date(now - KEPT_MS)));
    this.#sweptAt = now;
  }
}
