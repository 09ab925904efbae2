import type { FieldError } from '@/lib/contract/errors';
import { ValidationError } from './errors';

/** One field of a request that cannot be. */
export function refuseField(path: string, code: string, message: string): ValidationError {
  return new ValidationError([{ path, code, message }]);
}

/** A reference in a body to something unknown, inactive or of another clinic: all the same here. */
export function unknownReference(path: string, what: string): FieldError {
  return { path, code: 'not_found', message: `There is no such ${what} in this clinic.` };
}

/** The same as the only thing that is wrong. */
export function refuseReference(path: string, what: string): ValidationError {
  return new ValidationError([unknownReference(path, what)]);
}
