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
