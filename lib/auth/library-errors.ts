import 'server-only';
import { isAPIError } from 'better-auth/api';

/** The accounts library's own code of a refusal, or undefined for any other failure. */
export function libraryCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  const { code } = error.body ?? {};
  return typeof code === 'string' ? code : undefined;
}
