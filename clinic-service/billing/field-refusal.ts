import type { FieldError } from '@/lib/contract/errors';
import { ValidationError } from '../errors';

/** One field of a request that cannot be. */
export function refuseField(path: string, code: string, message: string): ValidationError {
  return new ValidationError([{ path, code, message } satisfies FieldError]);
}

/** A reference in a body to something unknown, inactive or of another clinic: all the same here. */
export function unknownReference(path: string): ValidationError {
  return refuseField(path, 'not_found', 'There is no such thing in this clinic.');
}
