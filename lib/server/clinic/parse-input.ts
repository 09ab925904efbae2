import { ID_PATTERN } from '@/lib/contract/limits';
import type { Operation, Schema } from '@/lib/contract/operation';
import {
  ABOUT_PATIENT,
  IDEMPOTENCY_KEY_PATTERN,
  IF_MATCH,
  VERSION_PATTERN,
} from '@/lib/contract/wire/headers';
import { parseFields } from '@/lib/contract/wire/parse';
import { InvalidInputError } from './errors';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** As `If-Match` has it, or the version alone. */
  readonly ifMatch?: string | undefined;
  /** As `Idempotency-Key` has it. */
  readonly idempotencyKey?: string | undefined;
  /** Whether the change was sent before and is only to be found out about. */
  readonly isCheck?: boolean | undefined;
  /** The patient a change is about, where the operation does not name one. */
  readonly aboutPatient?: string | undefined;
}

export interface ParsedParts {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** The version that a conditional operation is to find. */
  readonly ifMatch: string | undefined;
  /** Under which a change is made once. */
  readonly idempotencyKey: string | undefined;
  readonly aboutPatient?: string | undefined;
}

/** Parses every part by the declaration. Throws `InvalidInputError`; nothing was sent yet. */
export function parseInput(operation: Operation, input: RawInput): ParsedParts {
  return {
    params: asRecord(parsePart('params', operation.params, input.params)),
    query: asRecord(parsePart('query', operation.query, input.query)),
    body: parsePart('body', operation.body, input.body),
    ifMatch: operation.conditional ? versionIn(input.ifMatch) : undefined,
    idempotencyKey: operation.method === 'GET' ? undefined : keyIn(input),
    ...(input.aboutPatient !== undefined && { aboutPatient: patientIn(input.aboutPatient) }),
  };
}

function parsePart(part: InvalidInputError['part'], schema: Schema | undefined, value: unknown) {
  if (schema === undefined) return undefined;
  const parsed = parseFields(schema, part === 'query' ? (value ?? {}) : value);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(part, parsed.fields);
}

/** One version, quoted or not; `*` asks for nothing in particular. */
function versionIn(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = ifMatch.replace(/^(?:W\/)?"(.*)"$/, '$1');
  if (VERSION_PATTERN.test(version)) return version;
  const message = 'must be one version';
  throw new InvalidInputError('ifMatch', [{ path: IF_MATCH, code: 'invalid_format', message }]);
}

function keyIn({ idempotencyKey, isCheck }: RawInput): string | undefined {
  if (idempotencyKey === undefined ? !isCheck : IDEMPOTENCY_KEY_PATTERN.test(idempotencyKey)) {
    return idempotencyKey;
  }
  const message = 'must be 16 to 64 letters, digits, hyphens and underscores';
  throw new InvalidInputError('idempotencyKey', [
    { path: 'Idempotency-Key', code: 'invalid_format', message },
  ]);
}

function patientIn(id: string): string {
  if (ID_PATTERN.test(id)) return id;
  const message = 'must be an id';
  throw new InvalidInputError('aboutPatient', [
    { path: ABOUT_PATIENT, code: 'invalid_format', message },
  ]);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
