import 'server-only';
import { recordOrLog } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import type { Caller } from '@/lib/clinic/caller';

export type Sheet = 'chart' | 'plan';

/** Puts on the audit trail who made a sheet of whose chart, beside the row of its reading. */
export function recordPrint(
  { session, correlationId, address }: Caller,
  { patientId, ...detail }: { patientId: string; sheet: Sheet; version: number },
): Promise<void> {
  return recordOrLog({
    ...auditSubject(session.staff),
    correlationId,
    address,
    action: 'odontogram.print',
    result: 'ok',
    status: 200,
    patientId,
    detail,
  });
}
