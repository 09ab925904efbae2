import 'server-only';
import * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/errors';
import { readJson } from './read-json';

/** The body does not say what was asked for: 400, with the fields that are wrong. */
export class InvalidBodyError extends Error {
  constructor(readonly fields: readonly FieldError[]) {
    super('The request body is not valid');
    this.name = 'InvalidBodyError';
  }
}

/** The request's JSON as `schema` reads it. Throws `InvalidBodyError`, or as `readJson` does. */
export async function parseBody<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const parsed = z.safeParse(schema, await readJson(request, 16_384));
  if (parsed.success) return parsed.data;
  throw new InvalidBodyError(
    parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message })),
  );
}
