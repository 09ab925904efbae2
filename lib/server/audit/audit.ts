import 'server-only';
import { join } from 'node:path';
import { and, desc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import type { TrailHead } from '@/lib/kit/trail-head';
import { applicationDatabase, database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { log } from '@/lib/server/log.server';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import { inDataFolder, makeFolder } from '@/lib/server/storage/data-folder';
import type { AuditEntry } from './audit-entry';
import { newestKey } from './audit-rows';
import { AuditWriter, type WhenDown } from './audit-writer';
import { PATIENT_SCREENS } from './screen-action';
import { TrailHeads } from './trail-heads';
import { trailKey } from './trail-key';
import { missingHead } from './verify-chain';
import { WaitingRows } from './waiting-rows';

/** The audit trail cannot be written: what must be on it is refused (503). */
export class AuditUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The audit trail cannot be written', { cause });
    this.name = 'AuditUnavailableError';
  }
}

/** Bytes on the disk for rows that wait: some 30,000 of them. */
const WAITING_BYTES = 16 * 1024 * 1024;
const HEAD_LOGGED_MS = 60 * 60_000;

const trail = () => processState('audit', makeTrail);

function makeTrail() {
  const failed = (error: unknown) => log.error({ err: error }, 'The audit trail cannot be written');
  const { dataDir } = env();
  inDataFolder(dataDir, () => makeFolder(dataDir));
  const heads = new TrailHeads(join(dataDir, 'trail-heads.json'), failed);
  const waiting = new WaitingRows(join(dataDir, 'trail-waiting'), WAITING_BYTES);
  return {
    heads,
    waiting,
    writer: new AuditWriter({ open: applicationDatabase, key: trailKey(), heads, waiting, failed }),
  };
}

/**
 * Before the first row: begins the chain of this process, writes what an earlier one could not, and
 * looks whether the newest rows that are remembered are still there and the key is the one of before. Logs
 * the head now and every hour.
 */
export async function openTrail(): Promise<void> {
  const { writer, heads, waiting } = trail();
  waiting.takeRoom();
  const db = await database();
  const missing = await missingHead(db, heads.all());
  const { id: key } = trailKey();
  const before = await newestKey(db);
  await writer.begin();
  if (missing !== undefined) {
    log.error({ missing }, 'Rows were taken from the end of the audit trail');
    const { number, at } = missing;
    await record({ action: 'audit.verify', result: 'failed', detail: { what: 'cut', number, at } });
  }
  if (before !== undefined && before !== key) {
    log.error({ key, before }, 'The audit trail was written with another key before');
    await record({
      action: 'audit.verify',
      result: 'failed',
      detail: { what: 'key', key, before },
    });
  }
  const tell = () => log.info({ head: heads.all().at(-1) }, 'Head of the audit trail');
  tell();
  setInterval(tell, HEAD_LOGGED_MS).unref();
}

/** The newest row of each chain, as this process and the data folder remember them. */
export function trailHeads(): readonly TrailHead[] {
  return trail().heads.all();
}

/** Durable before it resolves; rejects with `AuditUnavailableError`: what it tells of must not happen. */
export function record(entry: AuditEntry): Promise<void> {
  return appended(entry, 'refuse');
}

/**
 * For what happened already. Durable before it resolves; where the trail cannot be written, the row waits
 * until it can.
 */
export function recordDone(entry: AuditEntry): Promise<void> {
  return appended(entry, 'keep');
}

/**
 * For data that is about to be shown. Durable before it resolves; while the disk is full the row waits,
 * as long as there is room for it. Rejects with `AuditUnavailableError` otherwise.
 */
export function recordView(entry: AuditEntry): Promise<void> {
  return appended(entry, 'keep-if-full');
}

async function appended(entry: AuditEntry, whenDown: WhenDown): Promise<void> {
  try {
    await trail().writer.append(entry, whenDown);
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/**
 * Rejects with `AuditUnavailableError` when a row could not be written now: asked before a change
 * of health data is sent, so that what cannot be put on record is not done.
 */
export async function ensureWritable(): Promise<void> {
  try {
    await trail().writer.ensureWritable();
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/**
 * Buffered and written with others; the same person repeating the same list is one row a minute. Throws
 * `AuditUnavailableError` while there is no room for rows that wait.
 */
export function note(entry: AuditEntry): void {
  orUnavailable(() => trail().writer.note(entry));
}

/** Before something is shown that a note tells of later: throws as `note` would. */
export function requireRoomForNotes(): void {
  orUnavailable(() => trail().writer.requireRoom());
}

function orUnavailable(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/** Writes what `note` still holds. */
export function flushAudit(): Promise<void> {
  return trail().writer.flush();
}

/** The same before the process ends: later notes are written at once. */
export function finishAudit(): Promise<void> {
  return trail().writer.finish();
}

/** Rows that `recentPatients` looks back over: a day's work of one busy person. */
const LOOK_BACK = 500;

/** Ids of the patients this person opened lately, newest first, each once. */
export async function recentPatients(staffId: string, limit: number): Promise<string[]> {
  const db = await database();
  const opened = db
    .select({ patientId: audit.patientId, seq: audit.seq })
    .from(audit)
    .where(
      and(
        eq(audit.staffId, staffId),
        // Booking, changing and looking at the appointments of somebody names them too.
        inArray(audit.action, [...PATIENT_SCREENS]),
        isNotNull(audit.patientId),
        eq(audit.result, 'ok'),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(LOOK_BACK)
    .as('opened');
  const rows = await db
    .select({ patientId: opened.patientId })
    .from(opened)
    .groupBy(opened.patientId)
    .orderBy(desc(max(opened.seq)))
    .limit(limit);
  return rows.flatMap(({ patientId }) => (patientId === null ? [] : [patientId]));
}
