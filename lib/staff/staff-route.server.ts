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
import { NoSuchStaffError, OwnAccountError } from './do-deed.server';

interface Done {
  readonly action: AuditEntry['action'];
  /** About whom: never the link itself. */
  readonly detail: NonNullable<AuditEntry['detail']>;
  readonly body: object;
}

/**
 * A change of who works here: for whoever runs the clinic, with the password just given, and on the
 * trail. What cannot be put there is not done.
 */
export function staffRoute(
  request: Request,
  change: (caller: Caller) => Promise<Done>,
): Promise<Response> {
  const protection = {
    action: 'staff.manage',
    may: (role: Role) => mayDo(role, 'staff.manage'),
    asksAgain: true,
  } as const;
  return protectedRoute(request, protection, async (context) => {
    const caller = requestCaller(context, request.headers);
    const { correlationId } = context;
    await ensureWritable();
    try {
      const { action, detail, body } = await change(caller);
      await record(ownRow(caller, action, { detail }));
      return answer(body);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === undefined) throw error;
      return problem(refused.status, { code: refused.code, correlationId });
    }
  });
}

function refusalOf(error: unknown): { readonly status: number; readonly code: string } | undefined {
  if (error instanceof NoSuchStaffError) return { status: 404, code: 'NOT_FOUND' };
  if (error instanceof OwnAccountError) return { status: 409, code: 'OWN_ACCOUNT' };
  if (error instanceof LastAdministratorError) return { status: 409, code: 'LAST_ADMINISTRATOR' };
  if (error instanceof AccountExistsError) return { status: 409, code: 'EMAIL_IN_USE' };
  if (error instanceof StaffEmailError) return { status: 400, code: 'EMAIL_INVALID' };
  return undefined;
}
