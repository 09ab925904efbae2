import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/operation';
import { parseFields } from '@/lib/contract/wire/parse';
import { ValidationError } from '../errors';

/** Parses one part of a request, or throws `ValidationError` with every field that is wrong. */
export function parse<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  const parsed = parseFields(schema, value);
  if (parsed.success) return parsed.data;
  throw new ValidationError(parsed.fields);
}

/** Whether a part of a request may be left out whole. */
export function acceptsNothing(schema: Schema): boolean {
  return z.core.safeParse(schema, undefined).success;
}
