import 'server-only';
import type { KnownOperation } from '@/lib/contract/operations';
import { membersOf } from '@/lib/contract/wire/tolerant';
import { record, recordDone } from '@/lib/server/audit/audit';
import { type AuditEntry, auditSubject } from '@/lib/server/audit/audit-entry';
import { countChart } from '@/lib/server/audit/many-charts';
import { RequestView } from '@/lib/server/audit/request-view';
import { hashedWords } from '@/lib/server/audit/trail-key';
import type { ParsedParts, RawInput } from '@/lib/server/clinic/parse-input';
import type { Caller } from './caller';
import { rememberPayments } from './document-patient.server';

/**
 * A change, a view of one patient's data, or a list: of these, each patient whom the answer names is on
 * the row. Rejects with `AuditUnavailableError` where what is shown could not be put on the trail.
 */
export async function recordSuccess(
  caller: Caller,
  operation: KnownOperation,
  input: Pick<ParsedParts, 'params' | 'query'>,
  data: unknown,
): Promise<void> {
  const row = successRow(caller, operation, input, data);
  rememberPayments(operation, data, row.patientId);
  if (operation.method !== 'GET') return recordDone(row);
  const { of } = operation.concerns;
  if (of !== 'patient' && of !== 'patients') return;
  const named = patientsNamed(operation, data);
  // A list of an appointment shows whole records, so it opens the patient.
  const opened = operation.wantsOneOf && row.patientId === undefined ? [...new Set(named)] : [];
  for (const patientId of opened) await recordShown(caller, { ...row, patientId });
  if (opened.length === 0) await recordShown(caller, row, named);
}

/**
 * What somebody is about to be shown: one patient's data, or a list that names others. Rejects with
 * `AuditUnavailableError`.
 */
export async function recordShown(
  caller: Caller,
  row: AuditEntry,
  listed: readonly string[] = [],
): Promise<void> {
  if (caller.hasOwnRow) return;
  const view = caller.view ?? new RequestView();
  if (row.patientId === undefined) {
    view.ofList(row, listed);
    if (caller.view === undefined) view.close();
    return;
  }
  await view.ofPatient(row, row.patientId);
  await countChart(row, row.patientId);
}

/** Patients whom the rows of a list name. */
function patientsNamed({ id }: KnownOperation, data: unknown): string[] {
  const rows = Array.isArray(data) ? data : membersOf(data)?.data;
  if (!Array.isArray(rows)) return [];
  const isOfPeople = id.startsWith('patients.');
  return rows.flatMap((row: unknown) => {
    const members = membersOf(row);
    const named = isOfPeople
      ? members?.id
      : (members?.patientId ?? membersOf(members?.patient)?.id);
    return typeof named === 'string' ? [named] : [];
  });
}

/** A document that is given out. Rejects with `AuditUnavailableError` where that cannot be told. */
export function recordFile(
  caller: Caller,
  operation: KnownOperation,
  input: ParsedParts,
  /** Undefined where its address, or nobody, tells whose it is. */
  patientId: string | undefined,
): Promise<void> {
  const row = successRow(caller, operation, input, undefined);
  const whose = patientId ?? row.patientId;
  if (whose !== undefined) return record({ ...row, patientId: whose });
  return record({ ...row, detail: { ...row.detail, patient: 'not-told' } });
}

function successRow(
  caller: Caller,
  operation: KnownOperation,
  input: Pick<ParsedParts, 'params' | 'query'>,
  data: unknown,
): AuditEntry {
  const row = entry(caller, operation, input, 'ok', operation.status, data);
  if (!isList(operation)) return row;
  const detail = { ...scalarsOf(input.query), ...row.detail };
  return { ...row, ...(Object.keys(detail).length > 0 && { detail }) };
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
  return recordDone(entry(caller, operation, input, result, status));
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

/**
 * Of a parsed query: what the operation does not declare has no place in the trail. Words that were
 * searched for may say who is ill of what: rows keep a hash of them.
 */
function scalarsOf(query: Record<string, unknown>): Record<string, string | number> {
  const scalars: Record<string, string | number> = {};
  for (const [name, member] of Object.entries(query)) {
    if (typeof member === 'number') scalars[name] = member;
    if (typeof member !== 'string' || member === '') continue;
    scalars[name] = name === 'search' ? hashedWords(member) : member.slice(0, 200);
  }
  return scalars;
}
