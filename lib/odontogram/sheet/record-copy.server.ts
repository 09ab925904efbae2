import 'server-only';
import { record, recordView } from '@/lib/server/audit/audit';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';

export type Sheet = 'chart' | 'plan';

interface Copy {
  readonly patientId: string;
  readonly version: number;
}

/** Puts on the audit trail who made a sheet of whose chart, beside the row of its reading. */
export function recordPrint(caller: Caller, copy: Copy & { sheet: Sheet }): Promise<void> {
  return recordView(rowOf(caller, 'odontogram.print', copy));
}

/** The same of a file. Throws `AuditUnavailableError`: without its row nobody is given one. */
export function recordExport(caller: Caller, copy: Copy): Promise<void> {
  return record(rowOf(caller, 'odontogram.export', copy));
}

function rowOf(
  caller: Caller,
  action: AuditEntry['action'],
  { patientId, ...detail }: Copy,
): AuditEntry {
  return ownRow(caller, action, { patientId, detail });
}
