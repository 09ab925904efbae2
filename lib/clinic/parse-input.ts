import * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/errors';
import type { Operation, Schema } from '@/lib/contract/operation';
import { InvalidInputError } from './errors';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface WireInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Parses all three parts by the declaration. Throws `InvalidInputError`; nothing was sent yet. */
export function parseInput(operation: Operation, input: RawInput): WireInput {
  return {
    params: asRecord(parsePart('params', operation.params, input.params)),
    query: asRecord(parsePart('query', operation.query, input.query)),
    body: parsePart('body', operation.body, input.body),
  };
}

function parsePart(part: InvalidInputError['part'], schema: Schema | undefined, value: unknown) {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, part === 'query' ? (value ?? {}) : value);
  if (result.success) return result.data;
  throw new InvalidInputError(part, result.error.issues.map(toFieldError));
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  return { path: issue.path.join('.'), code: issue.code, message: issue.message };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
