import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishAudit, openTrail, trailHeads } from '@/lib/audit/audit';
import { beginChain, chainedRows, type TimedEntry } from '@/lib/audit/audit-rows';
import { trailKey } from '@/lib/audit/trail-key';
import { type ChainCheck, verifyChain } from '@/lib/audit/verify-chain';
import { database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { env } from '@/lib/env.server';

/** A trail without rows, whose writer begins anew. */
export async function emptyTrail(): Promise<void> {
  await finishAudit();
  globalThis.clinicAdminState?.delete('audit');
  rmSync(join(env().dataDir, 'trail-heads.json'), { force: true });
  await (await database()).delete(audit);
  await openTrail();
}

/** As an administrator has the trail checked. */
export async function checkTrail(heads = trailHeads()): Promise<ChainCheck> {
  return verifyChain(await database(), { key: trailKey(), heads });
}

/** Writes rows of the past, in a chain of their own. */
export async function writeTrail(entries: readonly TimedEntry[]): Promise<void> {
  const db = await database();
  const { rows } = chainedRows(entries, await beginChain(db, trailKey()), trailKey());
  await db.insert(audit).values(rows);
}
