import 'server-only';
import type { PasswordFault } from '@/lib/kit/password-rules';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { auditSubject } from '@/lib/server/audit/audit-entry';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { guesserOf } from './attempt-limits';
import { passwordFault } from './password/password-strength';
import { openSetupLink, returnSetupToken, spendSetupToken } from './setup-link';
import { admit, checkPassword, subjectOf } from './sign-in';
import { createStaff, renewAccount } from './staff-accounts';

export type SetupOutcome =
  | { readonly status: 'signed-in'; readonly cookies: readonly string[] }
  | { readonly status: 'link-invalid' }
  | { readonly status: 'password'; readonly fault: PasswordFault };

/**
 * Makes the account that a one-time link is for, the first administrator's or a colleague's, or lets back
 * in whose account it was made for, and signs them in.
 */
export async function setUp(
  {
    token,
    name,
    password,
  }: { readonly token: string; readonly name: string; readonly password: string },
  headers: Headers,
  origin: RequestOrigin,
): Promise<SetupOutcome> {
  const invited = await openSetupLink(token);
  if (invited === null) return { status: 'link-invalid' };
  const { email, account, role } = invited;
  const fault = passwordFault(password, { email, name });
  if (fault !== null) return { status: 'password', fault };
  await ensureWritable();
  if (!(await spendSetupToken(token, invited))) return { status: 'link-invalid' };
  try {
    if (account === undefined) await createStaff({ name, email, password, role });
    else {
      await renewAccount(account, { name, password });
      await record({ ...auditSubject(account), ...origin, action: 'account.renew', result: 'ok' });
    }
  } catch (error) {
    await returnSetupToken(token);
    throw error;
  }
  const checked = await checkPassword(email, password);
  if (checked?.status !== 'signed-in') throw new Error('Whom the link was for cannot sign in');
  const guesser = guesserOf(email, headers, origin);
  const device = await admit(checked.token, await subjectOf(email), guesser, origin, 'setup');
  return { status: 'signed-in', cookies: [...checked.cookies, device] };
}
