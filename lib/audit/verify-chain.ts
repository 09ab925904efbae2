import { setImmediate } from 'node:timers/promises';
import { asc, gt } from 'drizzle-orm';
import { audit } from '@/lib/db/schema';
import type { Database } from '@/lib/storage/open-database';
import { FIRST_HASH, rowHash } from './canonical';

export type ChainCheck =
  | { readonly intact: true; readonly rows: number }
  | {
      readonly intact: false;
      readonly seq: number;
      readonly what: 'altered' | 'missing';
      /** What the altered row says, or the next row that is there: an instant. */
      readonly at: string;
    };

interface Checking {
  /** Rows that were found to be intact by now. */
  readonly onProgress?: (checked: number) => void;
  /** Throws its reason between two pages. */
  readonly signal?: AbortSignal;
}

/** Read and hashed within some 20 ms, in which nobody else is answered. */
const PAGE = 500;

/** Recomputes every row's hash; says where the trail was first altered or cut. */
export async function verifyChain(
  db: Database,
  { onProgress, signal }: Checking = {},
): Promise<ChainCheck> {
  let seq = 0;
  let hash = FIRST_HASH;
  for (;;) {
    const rows = await db
      .select()
      .from(audit)
      .where(gt(audit.seq, seq))
      .orderBy(asc(audit.seq))
      .limit(PAGE);
    for (const row of rows) {
      const at = row.at.toISOString();
      if (row.seq !== seq + 1) return { intact: false, seq: seq + 1, what: 'missing', at };
      if (row.previousHash !== hash || row.hash !== rowHash(row)) {
        return { intact: false, seq: row.seq, what: 'altered', at };
      }
      seq = row.seq;
      hash = row.hash;
    }
    onProgress?.(seq);
    if (rows.length < PAGE) return { intact: true, rows: seq };
    // The embedded database answers without ever leaving the turn: others would wait for the whole.
    await setImmediate();
    signal?.throwIfAborted();
  }
}
