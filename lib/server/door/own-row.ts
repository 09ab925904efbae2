import { type AuditEntry, auditSubject } from '@/lib/server/audit/audit-entry';
import type { Caller } from './caller';

/** A row on the trail for what somebody did with our own screens: a print, a file. */
export function ownRow(
  { session, correlationId, address }: Caller,
  action: AuditEntry['action'],
  { patientId, detail }: { [K in 'patientId' | 'detail']?: AuditEntry[K] | undefined },
): AuditEntry {
  return {
    ...auditSubject(session.staff),
    correlationId,
    address,
    action,
    result: 'ok',
    status: 200,
    ...(patientId !== undefined && { patientId }),
    ...(detail !== undefined && { detail }),
  };
}
