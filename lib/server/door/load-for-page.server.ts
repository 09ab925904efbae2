import 'server-only';
import { forbidden } from 'next/navigation';
import type { PageProblem } from '@/lib/queries/page-problem';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import type { Caller } from './caller';
import { ForbiddenError } from './on-behalf-of';
import { inPageTime } from './page-time.server';

export type Loaded<T> =
  | { readonly data: T; readonly problem?: undefined }
  | { readonly problem: PageProblem };

/**
 * What a page can do with a read: show the data or the failure in its place. A role without the
 * right gets the no-access page; an id that cannot exist is a 404; what takes too long has failed;
 * anything else is a bug and goes to the boundary.
 */
export async function loadForPage<T>(caller: Caller, read: Promise<T>): Promise<Loaded<T>> {
  try {
    return { data: await inPageTime(read, caller.correlationId) };
  } catch (error) {
    if (error instanceof ForbiddenError) forbidden();
    if (error instanceof ClinicError) return { problem: serializable(error) };
    if (error instanceof InvalidInputError && error.part === 'params') {
      const { correlationId } = caller;
      return { problem: { status: 404, code: 'NOT_FOUND', correlationId } };
    }
    throw error;
  }
}

function serializable({ status, code, correlationId }: ClinicError): PageProblem {
  return { status, code, correlationId };
}
