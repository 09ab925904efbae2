import 'server-only';
import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import { applicationDatabase, database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { log } from '@/lib/log.server';
import { processState } from '@/lib/process-state';
import type { AuditEntry } from './audit-entry';
import { AuditWriter } from './audit-writer';

/** The audit trail cannot be written: what must be on it is refused (503). */
export class AuditUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The audit trail cannot be written', { cause });
    this.name = 'AuditUnavailableError';
  }
}

const writer = () =>
  processState(
    'audit',
    () =>
      new AuditWriter(applicationDatabase, (error) =>
        log.error({ err: error }, 'The audit trail cannot be written'),
      ),
  );

/** Durable before it resolves; rejects with `AuditUnavailableError`. */
export async function record(entry: AuditEntry): Promise<void> {
  try {
    await writer().append(entry);
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/** What already happened is answered even when its row fails; the failure is not silent. */
export async function recordOrLog(row: AuditEntry): Promise<void> {
  try {
    await record(row);
  } catch (error) {
    log.error(
      { err: error, action: row.action, correlationId: row.correlationId },
      'audit row lost',
    );
  }
}

/**
 * Rejects with `AuditUnavailableError` when a row could not be written now: asked before a change
 * of health data is sent, so that what cannot be put on record is not done.
 */
export async function ensureWritable(): Promise<void> {
  try {
    await writer().ensureWritable();
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/**
 * Buffered and written with others; the same person repeating the same list is one row a minute.
 * Throws `AuditUnavailableError` when the trail has been down for long.
 */
export function note(entry: AuditEntry): void {
  try {
    writer().note(entry);
  } catch (error) {
    throw new AuditUnavailableError(error);
  }
}

/** Writes what `note` still holds. */
export function flushAudit(): Promise<void> {
  return writer().flush();
}

/** The same before the process ends: later notes are written at once. */
export function finishAudit(): Promise<void> {
  return writer().finish();
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
        eq(audit.action, 'patients.read'),
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
