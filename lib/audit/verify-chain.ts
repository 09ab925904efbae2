import { asc, gt } from 'drizzle-orm';
import { audit } from '@/lib/db/schema';
import type { Database } from '@/lib/storage/open-database';
import { FIRST_HASH, rowHash } from './canonical';

export type ChainCheck =
  | { readonly intact: true; readonly rows: number }
  | { readonly intact: false; readonly seq: number; readonly what: 'altered' | 'missing' };

const PAGE = 1_000;

/** Recomputes every row's hash; says where the trail was first altered or cut. */
export async function verifyChain(db: Database): Promise<ChainCheck> {
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
      if (row.seq !== seq + 1) return { intact: false, seq: seq + 1, what: 'missing' };
      if (row.previousHash !== hash || row.hash !== rowHash(row)) {
        return { intact: false, seq: row.seq, what: 'altered' };
      }
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < PAGE) return { intact: true, rows: seq };
  }
}
