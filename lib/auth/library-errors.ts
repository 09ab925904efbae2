import 'server-only';
import { isAPIError } from 'better-auth/api';

/** Of several requests that changed the same row at once, this one was late. */
export function isLibraryConflict(error: unknown): boolean {
  return isAPIError(error) && error.status === 'CONFLICT';
}

/** The accounts library's own code of a refusal, or undefined for any other failure. */
export function libraryCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  const { code } = error.body ?? {};
  return typeof code === 'string' ? code : undefined;
}
