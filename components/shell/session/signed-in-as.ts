import { callHandler } from '@/lib/queries/call-handler';
import { ClinicProblem } from '@/lib/queries/problem';

/** Whether this browser's session is that person's; `unknown` where that cannot be found out now. */
export async function signedInAs(email: string): Promise<'same' | 'other' | 'unknown'> {
  try {
    return emailOf(await callHandler('GET', '/api/auth/session')) === email ? 'same' : 'other';
  } catch (error) {
    if (!(error instanceof ClinicProblem)) throw error;
    return error.status === 401 ? 'other' : 'unknown';
  }
}

function emailOf(session: unknown): unknown {
  if (typeof session !== 'object' || session === null || !('staff' in session)) return undefined;
  const { staff } = session;
  return typeof staff === 'object' && staff !== null && 'email' in staff ? staff.email : undefined;
}
