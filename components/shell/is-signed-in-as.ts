import { callHandler } from '@/lib/queries/call-handler';
import { ClinicProblem } from '@/lib/queries/problem';

/** Whether this browser's session is that person's; where it cannot be found out, it is not. */
export async function isSignedInAs(email: string): Promise<boolean> {
  try {
    return emailOf(await callHandler('GET', '/api/auth/session')) === email;
  } catch (error) {
    if (error instanceof ClinicProblem) return false;
    throw error;
  }
}

function emailOf(session: unknown): unknown {
  if (typeof session !== 'object' || session === null || !('staff' in session)) return undefined;
  const { staff } = session;
  return typeof staff === 'object' && staff !== null && 'email' in staff ? staff.email : undefined;
}
