import 'server-only';
import { record } from '@/lib/server/audit/audit';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import type { CashRefusal } from './cash-sessions.server';

/** The answer to what a session does not allow. It is on the trail. */
export async function refuseCash(
  caller: Caller,
  action: AuditEntry['action'],
  code: CashRefusal,
  details: Readonly<Record<string, number>> = {},
): Promise<Response> {
  const status = code === 'NOT_FOUND' ? 404 : 409;
  await record({
    ...ownRow(caller, action, { detail: { reason: code } }),
    result: 'refused',
    status,
  });
  return problem(status, { code, correlationId: caller.correlationId, details });
}
