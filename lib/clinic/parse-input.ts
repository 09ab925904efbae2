import type { Operation, Schema } from '@/lib/contract/operation';
import { parseFields } from '@/lib/contract/parse';
import { InvalidInputError } from './errors';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface ParsedParts {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Parses all three parts by the declaration. Throws `InvalidInputError`; nothing was sent yet. */
export function parseInput(operation: Operation, input: RawInput): ParsedParts {
  return {
    params: asRecord(parsePart('params', operation.params, input.params)),
    query: asRecord(parsePart('query', operation.query, input.query)),
    body: parsePart('body', operation.body, input.body),
  };
}

function parsePart(part: InvalidInputError['part'], schema: Schema | undefined, value: unknown) {
  if (schema === undefined) return undefined;
  const parsed = parseFields(schema, part === 'query' ? (value ?? {}) : value);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(part, parsed.fields);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
