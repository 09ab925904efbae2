import 'server-only';
import type { Role } from '@/lib/rules/roles';

export interface AuditEntry {
  /** Operation id (`patients.read`) or our own verb (`sign-in`). */
  readonly action: string;
  readonly result: 'ok' | 'refused' | 'failed' | 'unknown';
  /** HTTP status that was answered. */
  readonly status?: number;
  readonly staffId?: string;
  readonly staffName?: string;
  readonly role?: Role;
  readonly patientId?: string;
  readonly correlationId?: string;
  readonly address?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** The audit trail cannot be written: what must be on it is refused (503). */
export class AuditUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The audit trail cannot be written', { cause });
    this.name = 'AuditUnavailableError';
  }
}

/** Durable before it resolves; rejects with `AuditUnavailableError`. */
export async function record(_entry: AuditEntry): Promise<void> {}

/**
 * Rejects with `AuditUnavailableError` when a row could not be written now: asked before a change
 * of health data is sent, so that what cannot be put on record is not done.
 */
export async function ensureWritable(): Promise<void> {}

/** Buffered and written with others; the same person repeating the same list is one row a minute. */
export function note(_entry: AuditEntry): void {}

/** Ids of the patients this person opened lately, newest first, each once. */
export async function recentPatients(_staffId: string, _limit: number): Promise<string[]> {
  return [];
}
