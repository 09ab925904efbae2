import 'server-only';
import { note, record } from '@/lib/audit/audit';
import { type AuditEntry, auditSubject } from '@/lib/audit/audit-entry';
import type { Operation } from '@/lib/contract/operation';
import type { KnownOperation } from '@/lib/contract/operations';
import { log } from '@/lib/log.server';
import type { Caller } from './caller';
import { parseInput, type RawInput } from './parse-input';

/** Lists of patients are written together with others; a single patient's data has its own row. */
export async function recordSuccess(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
  data: unknown,
): Promise<void> {
  const row = entry(caller, operation, input, 'ok', operation.status, data);
  if (operation.id === 'patients.list')
    note({ ...row, detail: scalarsOf(parseInput(operation, input).query) });
  else if (operation.method !== 'GET' || isPatientView(operation)) await recordOrLog(row);
}

export function isPatientView(operation: KnownOperation): boolean {
  return operation.method === 'GET' && patientPathParameter(operation) !== undefined;
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

/** The parameter that names the patient: `id` below `/patients`, `patientId` elsewhere. */
function patientPathParameter(operation: Operation): string | undefined {
  if (operation.path.includes('{patientId}')) return 'patientId';
  return operation.path.startsWith('/patients/{id}') ? 'id' : undefined;
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
    ...auditObject(operation, input.params, data),
  };
}

/** Whose data, or which API key, a call is about: named by its path, or made by it. */
export function auditObject(
  operation: KnownOperation,
  params: unknown,
  data?: unknown,
): Pick<AuditEntry, 'patientId' | 'detail'> {
  const made = stringMember(data, 'id');
  const patient = patientPathParameter(operation);
  const patientId = operation.id === 'patients.create' ? made : stringMember(params, patient ?? '');
  const keyId = operation.path.startsWith('/api-keys')
    ? (stringMember(params, 'id') ?? made)
    : undefined;
  return {
    ...(patientId === undefined ? {} : { patientId }),
    ...(keyId === undefined ? {} : { detail: { keyId } }),
  };
}

/** What already happened is answered even when its row fails; the failure is not silent. */
async function recordOrLog(row: AuditEntry): Promise<void> {
  try {
    await record(row);
  } catch (error) {
    log.error(
      { err: error, action: row.action, correlationId: row.correlationId },
      'audit row lost',
    );
  }
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
