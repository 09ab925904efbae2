import { isRole, type Role } from '@/lib/contract/roles';
import type { Action } from '@/lib/kit/audit-actions';

export interface AuditEntry {
  /** Operation id (`patients.read`) or our own verb (`sign-in`). */
  readonly action: Action;
  readonly result: 'ok' | 'refused' | 'failed' | 'unknown';
  /** HTTP status that was answered. */
  readonly status?: number;
  readonly staffId?: string;
  readonly staffName?: string;
  readonly role?: Role;
  readonly patientId?: string;
  /** Patients whom a list named. */
  readonly patientIds?: readonly string[];
  readonly correlationId?: string;
  readonly address?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Whom an entry is about; empty where that is not known. */
export type AuditSubject = Pick<AuditEntry, 'staffId' | 'staffName' | 'role'>;

export function auditSubject(person: {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}): AuditSubject {
  const { id: staffId, name: staffName, role } = person;
  return { staffId, staffName, ...(isRole(role) ? { role } : {}) };
}
