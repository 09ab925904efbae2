import 'server-only';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import { AccountExistsError } from '@/lib/server/auth/setup-link';
import { StaffEmailError } from '@/lib/server/auth/staff';
import { LastAdministratorError } from '@/lib/server/auth/staff-accounts';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import { StaffDeedError } from './staff-deeds';

interface AskedChange {
  readonly action: AuditEntry['action'];
  /** About whom: never the link itself. */
  readonly detail: NonNullable<AuditEntry['detail']>;
}

/**
 * Runs a change of who works here and puts it on the trail, done or refused. What cannot be put there is
 * not done.
 */
export async function changeStaff<Made extends object>(
  caller: Caller,
  { action, detail }: AskedChange,
  run: () => Promise<Made>,
): Promise<Made | Response> {
  await ensureWritable();
  try {
    const made = await run();
    await record(ownRow(caller, action, { detail }));
    return made;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused === undefined) throw error;
    const { status, code } = refused;
    await record({ ...ownRow(caller, action, { detail }), result: 'refused', status });
    return problem(status, { code, correlationId: caller.correlationId });
  }
}

function refusalOf(error: unknown): { readonly status: number; readonly code: string } | undefined {
  if (error instanceof StaffDeedError) {
    return { status: error.code === 'NOT_FOUND' ? 404 : 409, code: error.code };
  }
  if (error instanceof LastAdministratorError) return { status: 409, code: 'LAST_ADMINISTRATOR' };
  if (error instanceof AccountExistsError) return { status: 409, code: 'EMAIL_IN_USE' };
  if (error instanceof StaffEmailError) return { status: 400, code: 'EMAIL_INVALID' };
  return undefined;
}
