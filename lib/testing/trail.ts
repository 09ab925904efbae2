import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishAudit, openTrail, trailHeads } from '@/lib/server/audit/audit';
import { beginChain, chainedRows, type TimedEntry } from '@/lib/server/audit/audit-rows';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { TrailHeads } from '@/lib/server/audit/trail-heads';
import { trailKey } from '@/lib/server/audit/trail-key';
import { type ChainCheck, verifyChain } from '@/lib/server/audit/verify-chain';
import { WaitingRows } from '@/lib/server/audit/waiting-rows';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { env } from '@/lib/server/settings/env.server';

/** A trail without rows, whose writers begin anew. */
export async function emptyTrail(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'trail-'));
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

const WAITING_BYTES = 64 * 1024;
let folder = '';

/** The writer of another process, with a folder of its own until `emptyTrail`. */
export function trailWriter(
  open: ConstructorParameters<typeof AuditWriter>[0]['open'],
  { size = WAITING_BYTES, failed = (_: unknown) => {} } = {},
): AuditWriter {
  return new AuditWriter({
    open,
    failed,
    key: trailKey(),
    heads: new TrailHeads(join(folder, 'heads'), failed),
    waiting: new WaitingRows(join(folder, 'waiting'), size),
  });
}

/** What waits in the folder of `trailWriter`. */
export function waitingRows() {
  return new WaitingRows(join(folder, 'waiting'), WAITING_BYTES).read();
}
