import * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/errors';
import type { Schema } from '@/lib/contract/operation';
import { ValidationError } from '../errors';

const english = z.locales.en().localeError;

/** Parses one part of a request, or throws `ValidationError` with every field that is wrong. */
export function parse<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  const parsed = z.core.safeParse(schema, value, { error: english, reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ValidationError(parsed.error.issues.map(toFieldError));
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const [path, innermost] = unwrap(issue);
  return {
    path: path.map(String).join('.'),
    code: isMissing(innermost) ? 'required' : innermost.code,
    message: innermost.message,
  };
}

/** Of a union the last way is the one that was meant: the first is "empty, to clear it". */
function unwrap(issue: z.core.$ZodIssue): [PropertyKey[], z.core.$ZodIssue] {
  if (issue.code !== 'invalid_union') return [issue.path, issue];
  const inner = issue.errors.at(-1)?.at(0);
  if (inner === undefined) return [issue.path, issue];
  const [path, innermost] = unwrap(inner);
  return [[...issue.path, ...path], innermost];
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined;
}
