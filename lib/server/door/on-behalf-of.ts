import 'server-only';
import { createHash } from 'node:crypto';
import type { OperationInput, OperationOutput } from '@/lib/contract/operation';
import type { KnownOperation } from '@/lib/contract/operations';
import { withoutSecret } from '@/lib/contract/wire/without-secret';
import { requestHash } from '@/lib/kit/request-hash';
import { mayCallFor, onlyOwnOfToday } from '@/lib/kit/rights';
import { ensureWritable } from '@/lib/server/audit/audit';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import { type ParsedParts, parseInput, type RawInput } from '@/lib/server/clinic/parse-input';
import type { ServiceFile } from '@/lib/server/clinic/service-file';
import type { Actor } from '@/lib/server/clinic/service-request';
import type { Change } from '@/lib/server/outbox/change';
import { lookupOf } from '@/lib/server/outbox/natural-keys';
import { outbox } from '@/lib/server/outbox/outbox';
import { env } from '@/lib/server/settings/env.server';
import {
  auditObject,
  leavesItsOwnRow,
  recordFailure,
  recordFile,
  recordSuccess,
} from './audit-call';
import type { Caller } from './caller';
import { announceChange } from './change-news';
import { patientOfDocument } from './document-patient.server';
import { holdsToOwn } from './may-use';

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
  const patientId = Reflect.get(Object(input.query), 'patientId');
  if (mayCallFor(caller.session.staff.role, operation.id, patientId)) return;
  await recordFailure(caller, operation, input, 'refused', 403);
  throw new ForbiddenError(operation.id);
}

/**
 * How a person reaches the clinic service, from pages and handlers alike: role, feature, call,
 * audit. Whoever asks the client itself, as `recentlyOpened` does because its rows on the trail are
 * others, checks the role by itself. Throws `ForbiddenError`, `InvalidInputError`, `ClinicError` and, for a change that
 * could not be put on the audit trail, `AuditUnavailableError` before anything is sent; a change
 * with an idempotency key also what the database throws, before anything is sent too. A change that
 * is only checked (`input.isCheck`) is never sent.
 */
export async function callOnBehalfOf(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
): Promise<unknown> {
  const { client } = clinic();
  const parsed = withinRights(operation, caller, await allowed(caller, operation, input));
  if (operation.method !== 'GET') await ensureWritable();
  const [actor, idempotencyKey, ifMatch] = await Promise.all([
    actorOf(operation, caller),
    keyForService(operation, caller, parsed),
    versionForService(operation, parsed),
  ]);
  const call: Call = {
    caller,
    operation,
    parsed,
    isRepeatable: idempotencyKey !== undefined,
    send: (budget) =>
      client.send(operation, { ...parsed, ifMatch }, { ...caller, actor, idempotencyKey, budget }),
    made: (data) => recordSuccess(caller, operation, parsed, data),
    async failed(error) {
      if (!(error instanceof ClinicError) || !leavesItsOwnRow(operation)) return;
      const result = error.code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'failed';
      await recordFailure(caller, operation, parsed, result, error.status);
    },
  };
  try {
    if (input.isCheck && operation.method !== 'GET') return await outbox().check(keyed(call));
    return await (parsed.idempotencyKey === undefined ? plainly(call) : outbox().once(keyed(call)));
  } finally {
    if (operation.method !== 'GET') {
      announceChange(operation.id, auditObject(operation, parsed).patientId);
    }
  }
}

/**
 * The same for a document, which is passed on while it comes. Who took it is on the trail before the
 * first byte is; without that row nobody is given it (`AuditUnavailableError`).
 */
export async function openFileOnBehalfOf(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
): Promise<ServiceFile> {
  const parsed = await allowed(caller, operation, input);
  await ensureWritable();
  try {
    const file = await clinic().client.openFile(operation, parsed, caller);
    try {
      await recordFile(
        caller,
        operation,
        parsed,
        await patientOfDocument(caller, operation, parsed),
      );
    } catch (error) {
      await file.stream.cancel();
      throw error;
    }
    return file;
  } catch (error) {
    if (error instanceof ClinicError) {
      await recordFailure(caller, operation, parsed, 'failed', error.status);
    }
    throw error;
  }
}

/** The input, once it is known that this person may ask for it and the service offers it. */
export async function allowed(
  caller: Caller,
  operation: KnownOperation,
  input: RawInput,
): Promise<ParsedParts> {
  await requireRight(caller, operation, input);
  await requireOffered(caller, operation);
  if (onlyOwnOfToday(caller.session.staff.role, operation.id)) {
    await requireHoldsToOwn(caller, operation);
  }
  const parsed = parseInput(operation, input);
  requireNarrowed(operation, parsed);
  return onlyOffered(operation, parsed);
}

function requireNarrowed({ wantsOneOf }: KnownOperation, { query }: ParsedParts): void {
  if (wantsOneOf === undefined || wantsOneOf.some((name) => query[name] !== undefined)) return;
  const message = `one of ${wantsOneOf.join(', ')} is wanted`;
  throw new InvalidInputError('query', [{ path: wantsOneOf[0] ?? '', code: 'required', message }]);
}

interface Call extends Pick<Change, 'send' | 'isRepeatable' | 'made' | 'failed'> {
  readonly caller: Caller;
  readonly operation: KnownOperation;
  readonly parsed: ParsedParts;
}

async function plainly({ send, made, failed }: Call): Promise<unknown> {
  try {
    const data = await send();
    await made(data);
    return data;
  } catch (error) {
    await failed(error);
    throw error;
  }
}

/** A repeated answer is no second change: it leaves no row on the trail. */
function keyed({ caller, operation, parsed, ...call }: Call): Change {
  const { locale, correlationId, session } = caller;
  const { client, features } = clinic();
  const { idempotencyKey, aboutPatient } = parsed;
  if (idempotencyKey === undefined) throw new Error('a change without a key cannot be checked');
  return {
    ...call,
    staffId: session.staff.id,
    key: idempotencyKey,
    operation: operation.id,
    // Many bodies name the patient whom the answer would have named.
    patientId: auditObject(operation, parsed, parsed.body).patientId ?? aboutPatient,
    correlationId,
    bodyHash: requestHash({ ...parsed, operation: operation.id }),
    toKeep: (answer) => withoutSecret(operation, answer),
    lookup: lookupOf(operation.id, parsed, {
      client,
      features,
      zone: env().timezone,
      staffId: session.staff.id,
      context: { locale, correlationId },
    }),
  };
}

/**
 * With the name of who is signed in where the body names who acts, and with the word that it may be their
 * own of today alone where their role has no right to more.
 */
function withinRights(
  { id, namesActor }: KnownOperation,
  { session }: Caller,
  parsed: ParsedParts,
): ParsedParts {
  const { role, name } = session.staff;
  const isOwn = onlyOwnOfToday(role, id);
  if ((namesActor === undefined && !isOwn) || typeof parsed.body !== 'object') return parsed;
  const added = {
    ...(namesActor !== undefined && { [namesActor]: name }),
    ...(isOwn && { onlyOwnOfToday: true }),
  };
  return { ...parsed, body: { ...parsed.body, ...added } };
}

/** Without what was asked for, or said, beyond what the service offers. */
async function onlyOffered(operation: KnownOperation, parsed: ParsedParts): Promise<ParsedParts> {
  const { queryExtensions, bodyExtensions } = operation;
  const [query, body] = await Promise.all([
    withoutUnlisted(operation, parsed.query, queryExtensions),
    withoutUnlisted(operation, parsed.body, bodyExtensions),
  ]);
  return { ...parsed, query, body };
}

async function withoutUnlisted<Part>(
  { id }: KnownOperation,
  part: Part,
  extensions: readonly string[] = [],
): Promise<Part> {
  if (typeof part !== 'object' || part === null) return part;
  const asked = extensions.filter((name) => (pathOf(name)[0] ?? '') in part);
  if (asked.length === 0) return part;
  const kept = structuredClone(part);
  for (const name of asked) {
    if (!(await clinic().features.offersInput(id, name))) removeMember(kept, name);
  }
  return kept;
}

/** `name`, `object.name` or `list[].name`. */
const pathOf = (name: string) => name.split(/(?:\[\])?\./);

/** Takes `name` off, off an object in it, or off each of a list. */
function removeMember(part: object, name: string): void {
  const [first = '', member] = pathOf(name);
  if (member === undefined) {
    Reflect.deleteProperty(part, first);
    return;
  }
  const held: unknown = Reflect.get(part, first);
  for (const each of Array.isArray(held) ? held : [held]) {
    if (typeof each === 'object' && each) removeMember(each, member);
  }
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

/** The person's own: two people whose browsers drew the same key have asked for two things. */
async function keyForService(
  { id, repeatable }: KnownOperation,
  { session }: Caller,
  { idempotencyKey }: ParsedParts,
): Promise<string | undefined> {
  if (!repeatable || idempotencyKey === undefined) return undefined;
  if (!(await clinic().features.takesKey(id))) return undefined;
  return createHash('sha256').update(`${session.staff.id} ${idempotencyKey}`).digest('hex');
}

/** Only to a service that compares it: the published contract knows no such header. */
async function versionForService({ id }: KnownOperation, { ifMatch }: ParsedParts) {
  return ifMatch !== undefined && (await clinic().features.takesVersion(id)) ? ifMatch : undefined;
}

/**
 * Throws `ClinicError`: 501 `NOT_OFFERED`, and 503 where nobody knows. A service that never told what it
 * offers cannot be said not to offer something, nor to be away.
 */
export async function requireOffered(
  { correlationId }: Pick<Caller, 'correlationId'>,
  { id }: Pick<KnownOperation, 'id'>,
): Promise<void> {
  const { features } = clinic();
  if (await features.offers(id)) return;
  const options = { operation: id, correlationId };
  if (features.known()) throw new ClinicError(501, 'NOT_OFFERED', options);
  const code = features.isKeyRefused() ? 'SERVICE_KEY_REJECTED' : 'OFFER_UNKNOWN';
  throw new ClinicError(503, code, options);
}

/** Throws `ClinicError` where the service would do to anything what a role may do to its own alone. */
async function requireHoldsToOwn({ correlationId }: Caller, { id }: KnownOperation) {
  if (await holdsToOwn(id)) return;
  throw new ClinicError(501, 'NOT_OFFERED', { operation: id, correlationId });
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
