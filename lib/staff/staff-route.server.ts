import 'server-only';
import { ensureWritable, record } from '@/lib/audit/audit';
import type { AuditEntry } from '@/lib/audit/audit-entry';
import { protectedRoute } from '@/lib/auth/protected-route';
import { AccountExistsError } from '@/lib/auth/setup-link';
import { LastAdministratorError } from '@/lib/auth/staff-accounts';
import { StaffEmailError } from '@/lib/auth/staff-email';
import type { Caller } from '@/lib/clinic/caller';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import { answer } from '@/lib/http/answer';
import { problem } from '@/lib/http/problem';
import { mayDo, type Role } from '@/lib/rules/roles';
import { StaffDeedError } from './staff-deed-error';

interface AskedDeed {
  readonly action: AuditEntry['action'];
  /** About whom: never the link itself. */
  readonly detail: NonNullable<AuditEntry['detail']>;
  /** Does it and answers the body. */
  readonly run: (caller: Caller) => Promise<object>;
}

/**
 * A change of who works here: for whoever runs the clinic, with the password just given, and on the
 * trail, done or refused. What cannot be put there is not done.
 */
export function staffRoute(request: Request, read: () => Promise<AskedDeed>): Promise<Response> {
  const protection = {
    action: 'staff.manage',
    may: (role: Role) => mayDo(role, 'staff.manage'),
    asksAgain: true,
  } as const;
  return protectedRoute(request, protection, async (context) => {
    const caller = requestCaller(context, request.headers);
    const { correlationId } = context;
    const { action, detail, run } = await read();
    await ensureWritable();
    try {
      const body = await run(caller);
      await record(ownRow(caller, action, { detail }));
      return answer(body);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === undefined) throw error;
      const { status, code } = refused;
      await record({ ...ownRow(caller, action, { detail }), result: 'refused', status });
      return problem(status, { code, correlationId });
    }
  });
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
