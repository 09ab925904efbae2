import 'server-only';
import { note, record, recordOrLog } from '@/lib/audit/audit';
import { type AuditEntry, auditSubject } from '@/lib/audit/audit-entry';
import type { KnownOperation } from '@/lib/contract/operations';
import type { Caller } from './caller';
import type { ParsedParts, RawInput } from './parse-input';

/**
 * Lists of patients are written together with others; a single patient's data has its own row, a
 * list of that patient's data too.
 */
export async function recordSuccess(
  caller: Caller,
  operation: KnownOperation,
  input: Pick<ParsedParts, 'params' | 'query'>,
  data: unknown,
): Promise<void> {
  const row = successRow(caller, operation, input, data);
  if (leavesItsOwnRow(operation)) await recordOrLog(row);
  else if (!isList(operation)) return;
  else if (row.patientId !== undefined) await recordOrLog(row);
  else note(row);
}

/** A document that is given out. Rejects with `AuditUnavailableError` where that cannot be told. */
export function recordFile(
  caller: Caller,
  operation: KnownOperation,
  input: ParsedParts,
): Promise<void> {
  return record(successRow(caller, operation, input, undefined));
}

function successRow(
  caller: Caller,
  operation: KnownOperation,
  input: Pick<ParsedParts, 'params' | 'query'>,
  data: unknown,
): AuditEntry {
  const row = entry(caller, operation, input, 'ok', operation.status, data);
  return isList(operation) ? { ...row, detail: { ...scalarsOf(input.query), ...row.detail } } : row;
}

function isList({ method, concerns }: KnownOperation): boolean {
  return method === 'GET' && concerns.of === 'patients';
}

/** Every change, every view of one patient's data, and every document that is taken away. */
export function leavesItsOwnRow({ method, concerns, envelope }: KnownOperation): boolean {
  return method !== 'GET' || concerns.of === 'patient' || envelope === 'file';
}

/** A call that was refused, failed, or whose outcome is not known. */
export function recordFailure(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
  result: 'refused' | 'failed' | 'unknown',
  status: number,
): Promise<void> {
  return recordOrLog(entry(caller, operation, input, result, status));
}

function entry(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
  result: AuditEntry['result'],
  status: number,
  data?: unknown,
): AuditEntry {
  const { session, correlationId, address } = caller;
  return {
    ...auditSubject(session.staff),
    correlationId,
    address,
    action: operation.id,
    result,
    status,
    ...auditObject(operation, input, data, result === 'ok' || result === 'unknown'),
  };
}

/**
 * Whose data, or which API key, a call is about, as its declaration says; of a list, the patient
 * to whom the person narrowed it.
 */
export function auditObject(
  operation: KnownOperation,
  input: RawInput,
  data?: unknown,
  /** It was made, or may have been: then it is told what was changed. */
  isMade = false,
): Pick<AuditEntry, 'patientId' | 'detail'> {
  const { concerns } = operation;
  const idAt = (where: NonNullable<typeof concerns.part>['id']) => {
    if ('param' in where) return stringMember(input.params, where.param);
    if ('body' in where) return stringMember(input.body, where.body);
    return stringMember(data, where.answer);
  };
  const id =
    'id' in concerns
      ? idAt(concerns.id)
      : concerns.of === 'patients'
        ? stringMember(input.query, 'patientId')
        : undefined;
  if (concerns.of === 'api-key') {
    // What was made is told by its name too: a key that was revoked is in no list any more.
    return id === undefined ? {} : { detail: { keyId: id, ...kept(['name', 'expiresAt'], data) } };
  }
  const { part } = concerns;
  const partId = part && idAt(part.id);
  const detail = {
    ...(part && partId !== undefined && { [part.name]: partId, ...kept(part.keeps, data) }),
    // Also where no answer names what was made: what it was for is known.
    ...kept(part?.keepsAsked, input.body),
    ...(isMade && partId !== undefined && said(operation, input)),
  };
  return {
    ...(id !== undefined && { patientId: id }),
    ...(Object.keys(detail).length > 0 && { detail }),
  };
}

/** Of the answer, or of what was asked for, what is kept beside the id. */
function kept(names: readonly string[] = [], data: unknown): AuditEntry['detail'] {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const member: unknown = Reflect.get(data, name);
      return typeof member === 'string' || typeof member === 'number' ? [[name, member]] : [];
    }),
  );
}

/** What it became, when it is and whose: nothing of anybody's health. */
const KEPT = ['status', 'startTime', 'endTime', 'doctorId'];

/** What a change was about, for the history: of what was written nothing but what is kept. */
function said({ method }: KnownOperation, { body }: RawInput): AuditEntry['detail'] {
  if (method !== 'PATCH' || typeof body !== 'object' || body === null) return {};
  return { changed: Object.keys(body).join(' '), ...kept(KEPT, body) };
}

function stringMember(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const member: unknown = Reflect.get(value, name);
  return typeof member === 'string' ? member : undefined;
}

/** Of a parsed query: what the operation does not declare has no place in the trail. */
function scalarsOf(query: Record<string, unknown>): Record<string, string | number> {
  const scalars: Record<string, string | number> = {};
  for (const [name, member] of Object.entries(query)) {
    if (typeof member === 'number') scalars[name] = member;
    if (typeof member === 'string' && member !== '') scalars[name] = member.slice(0, 200);
  }
  return scalars;
}
