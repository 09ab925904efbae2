import { callHandler } from '@/lib/queries/call-handler';
import { ClinicProblem } from '@/lib/queries/problem';

export type SendResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly problem: ClinicProblem };

/**
 * Calls one of our own handlers outside the clinic's operations: sign-in, account, preferences. A
 * refusal is a result and not an exception, for a form always has something to say.
 */
export async function sendJson(
  method: 'POST' | 'PATCH',
  path: `/api/${string}`,
  body: Readonly<Record<string, unknown>> = {},
): Promise<SendResult> {
  try {
    return { ok: true, body: await callHandler(method, path, { body }) };
  } catch (error) {
    if (error instanceof ClinicProblem) return { ok: false, problem: error };
    throw error;
  }
}
