import 'server-only';
import { ensureWritable } from '@/lib/audit/audit';
import type { OperationInput, OperationOutput } from '@/lib/contract/operation';
import type { KnownOperation } from '@/lib/contract/operations';
import { mayCall } from '@/lib/rules/roles';
import { leavesItsOwnRow, recordFailure, recordSuccess } from './audit-call';
import type { Caller } from './caller';
import { announceChange } from './change-news';
import { clinic } from './clinic.server';
import { ClinicError } from './errors';
import { type ParsedParts, parseInput, type RawInput } from './parse-input';
import type { Actor } from './service-request';

/** The person's role does not include the operation. */
export class ForbiddenError extends Error {
  constructor(readonly operation: string) {
    super(`not allowed: ${operation}`);
    this.name = 'ForbiddenError';
  }
}

/**
 * Throws `ForbiddenError`, and puts the refusal on the audit trail, where the person's role does
 * not include the operation.
 */
export async function requireRight(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
): Promise<void> {
  if (mayCall(caller.session.staff.role, operation.id)) return;
  await recordFailure(caller, operation, input, 'refused', 403);
  throw new ForbiddenError(operation.id);
}

/**
 * How a person reaches the clinic service, from pages and handlers alike: role, feature, call,
 * audit. Whoever asks the client itself, as `recentlyOpened` does because its rows on the trail are
 * others, checks the role by itself. Throws `ForbiddenError`, `InvalidInputError`, `ClinicError` and, for a change that
 * could not be put on the audit trail, `AuditUnavailableError` before anything is sent.
 */
export async function callOnBehalfOf(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
): Promise<unknown> {
  await requireRight(caller, operation, input);
  const { client, features } = clinic();
  if (!(await features.offers(operation.id))) throw notOffered(operation, caller, features.known());
  const parsed = await onlyOffered(operation, parseInput(operation, input));
  if (operation.method !== 'GET') await ensureWritable();
  try {
    const actor = await actorOf(operation, caller);
    const data = await client.send(operation, parsed, { ...caller, actor });
    await recordSuccess(caller, operation, parsed, data);
    return data;
  } catch (error) {
    if (error instanceof ClinicError && leavesItsOwnRow(operation)) {
      const result = error.code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'failed';
      await recordFailure(caller, operation, input, result, error.status);
    }
    throw error;
  } finally {
    if (operation.method !== 'GET') announceChange(operation.id);
  }
}

/** Without what was asked for beyond the documents, where the service does not offer it. */
async function onlyOffered(operation: KnownOperation, parsed: ParsedParts): Promise<ParsedParts> {
  const asked = (operation.queryExtensions ?? []).filter((name) => name in parsed.query);
  if (asked.length === 0) return parsed;
  const query = { ...parsed.query };
  for (const name of asked) {
    if (!(await clinic().features.offersInput(operation.id, name))) delete query[name];
  }
  return { ...parsed, query };
}

/**
 * Whom the service writes down as the author of a change. Reads are shared by all who ask the same,
 * so that one name on them would be wrong; who read what is on our own trail.
 */
async function actorOf(operation: KnownOperation, { session }: Caller): Promise<Actor | undefined> {
  if (operation.method === 'GET' || !(await clinic().features.takesActor(operation.id)))
    return undefined;
  return { id: session.staff.id, name: session.staff.name };
}

/** A service that never told what it offers cannot be said not to offer something. */
function notOffered(operation: KnownOperation, { correlationId }: Caller, known: boolean) {
  const options = { operation: operation.id, correlationId };
  return known
    ? new ClinicError(501, 'NOT_OFFERED', options)
    : new ClinicError(503, 'SERVICE_UNAVAILABLE', options);
}

/** The same, typed, for pages. */
export function readOnBehalfOf<O extends KnownOperation>(
  caller: Caller,
  operation: O,
  input: OperationInput<O>,
): Promise<OperationOutput<O>> {
  // The client parsed the data with this very operation's response schema.
  return callOnBehalfOf(caller, operation, input) as Promise<OperationOutput<O>>;
}
