import 'server-only';
import type { RequestOrigin } from '@/lib/http/request-origin';
import { type PasswordFault, passwordFault } from './password-rules';
import { returnSetupToken, setupEmail, spendSetupToken } from './setup-link';
import { admit, checkPassword, subjectOf } from './sign-in';
import { createStaff } from './staff-accounts';

export type SetupOutcome =
  | { readonly status: 'signed-in'; readonly cookies: readonly string[] }
  | { readonly status: 'link-invalid' }
  | { readonly status: 'password'; readonly fault: PasswordFault };

/** Makes the first administrator from a one-time link and signs them in. */
export async function setUp(
  {
    token,
    name,
    password,
  }: { readonly token: string; readonly name: string; readonly password: string },
  origin: RequestOrigin,
): Promise<SetupOutcome> {
  const invited = await setupEmail(token);
  if (invited === null) return { status: 'link-invalid' };
  const fault = passwordFault(password, invited);
  if (fault !== null) return { status: 'password', fault };
  const email = await spendSetupToken(token);
  if (email === null) return { status: 'link-invalid' };
  try {
    await createStaff({ name, email, password, role: 'admin' });
  } catch (error) {
    await returnSetupToken(token);
    throw error;
  }
  const checked = await checkPassword(email, password);
  if (checked?.status !== 'signed-in') throw new Error('The new administrator cannot sign in');
  await admit(checked.token, await subjectOf(email), email, origin, 'setup');
  return { status: 'signed-in', cookies: checked.cookies };
}
