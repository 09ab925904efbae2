import 'server-only';
import type * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/errors';
import { parseFields } from '@/lib/contract/wire/parse';
import { readJson } from '@/lib/contract/wire/read-json';

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
  const parsed = parseFields(schema, await readJson(request, 16_384));
  if (parsed.success) return parsed.data;
  throw new InvalidBodyError(parsed.fields);
}
