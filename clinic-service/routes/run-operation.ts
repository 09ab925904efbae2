import type { Context as Http } from 'hono';
import * as z from 'zod/mini';
import type { Operation, OperationResult, ParsedInput } from '@/lib/contract/operation';
import { type OperationId, type Operations, operations } from '@/lib/contract/operations';
import { grants } from '@/lib/contract/scopes';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/wire/headers';
import * as contract from '@/lib/contract/wire/read-json';
import { withoutSecret } from '@/lib/contract/wire/without-secret';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import type { ServiceConfig } from '../config';
import type { Context } from '../context';
import {
  AuthorizationError,
  FeatureDisabledError,
  MalformedJsonError,
  NotFoundError,
  PayloadTooLargeError,
  UnsupportedMediaTypeError,
  ValidationError,
} from '../errors';
import { refuseField } from '../field-refusal';
import { handlers } from '../handlers';
import { answerOnce } from './answer-once';
import { actorOf, languageOf } from './caller';
import type { Exchange } from './exchange';
import { acceptsNothing, parse } from './parse';
import { respondData } from './respond-data';

/** What every verb has in common, whoever calls. */
export type CommonContext = Omit<Context, 'principal' | 'actor' | 'language'>;

/**
 * Runs one operation for a principal: scope, input by its schemas, verb, output by its schema.
 * Deny by default: the scope is checked here, for every operation, from its declaration.
 */
export async function runOperation<Id extends OperationId>(
  id: Id,
  http: Http<Exchange>,
  common: CommonContext,
  principal: Principal,
  config: ServiceConfig,
): Promise<Response> {
  const operation = operations[id];
  if (!grants(principal.scopes, operation.scope)) throw new AuthorizationError(operation.scope);
  if (operation.feature !== undefined && !principal.features.includes(operation.feature)) {
    throw new FeatureDisabledError(operation.feature);
  }
  const input = await parseInput(id, http, config);
  const header = (name: string) => http.req.header(name);
  const actor = actorOf(header, principal);
  // An operation that does not declare it has no other language than the clinic's.
  const language = operation.inLanguageAsked ? languageOf(header, principal) : principal.locale;
  const handle: (
    context: Context,
    input: ParsedInput<Operations[Id]>,
  ) => Promise<OperationResult<Operations[Id]>> = handlers[id];
  const run = async (db: Database) => {
    const result = await handle({ ...common, db, principal, actor, language }, input);
    // Throws where the verb breaks the contract: the caller gets a 500, never half an answer.
    return z.core.parse(operation.response, result);
  };
  const key = keyOf(operation, header, config);
  const data = await (key === undefined
    ? run(common.db)
    : answerOnce(
        common,
        { clinicId: principal.clinicId, key, asked: { operation: id, ...input } },
        { run, toKeep: (answer) => withoutSecret(operation, answer) },
      ));
  return respondData(operation, data, principal.locale);
}

/** A service of the documented operations alone does not know the header. Throws `ValidationError`. */
function keyOf(
  { repeatable }: Operation,
  header: (name: string) => string | undefined,
  { offer }: ServiceConfig,
): string | undefined {
  const key = repeatable && offer === 'all' ? header(IDEMPOTENCY_KEY) : undefined;
  if (key === undefined || IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  throw refuseField(IDEMPOTENCY_KEY, 'invalid_format', 'It is not 16 to 64 letters and digits.');
}

async function parseInput<Id extends OperationId>(
  id: Id,
  http: Http<Exchange>,
  config: ServiceConfig,
): Promise<ParsedInput<Operations[Id]>> {
  const operation: Operation = operations[id];
  const { params, query, body, queryExtensions } = operation;
  const parsed = {
    params: params && parseParams(() => parse(params, http.req.param())),
    query: query && parse(query, offeredQuery(http.req.query(), config.offer, queryExtensions)),
    body:
      body && parse(body, await readJson(http.req.raw, config.maxBodyBytes, acceptsNothing(body))),
    ifMatch: operation.conditional ? versionIn(http.req.header('if-match')) : undefined,
  };
  // Each part was parsed by the schema that `ParsedInput` derives its type from; the compiler
  // cannot follow that through the generic id.
  return parsed as ParsedInput<Operations[Id]>;
}

/**
 * The version inside `If-Match`, with or without quotes. Only a bare `*` asks for nothing in
 * particular: an empty version, or a quoted `*`, is one that nothing ever has.
 */
function versionIn(header: string | undefined): string | undefined {
  const sent = header?.trim();
  return sent === '*' ? undefined : sent?.replace(/^(?:W\/)?"(.*)"$/, '$1');
}

/** A service of the documented operations alone does not know what we add to one of them. */
function offeredQuery(
  query: Record<string, string>,
  offer: ServiceConfig['offer'],
  extensions: readonly string[] = [],
): Record<string, string> {
  if (offer === 'all' || extensions.length === 0) return query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !extensions.includes(name)));
}

/** An id that cannot exist is a thing that does not exist, not a mistake in a form. */
function parseParams<T>(parseThem: () => T): T {
  try {
    return parseThem();
  } catch (error) {
    if (error instanceof ValidationError) throw new NotFoundError('Not found.');
    throw error;
  }
}

/**
 * The JSON body of a request, at most `maximum` bytes; what it is not is refused. None at all is
 * undefined, where there may be none.
 */
async function readJson(
  request: Request,
  maximum: number,
  mayBeMissing: boolean,
): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new UnsupportedMediaTypeError();
  }
  const body = await contract.readJson(request, maximum).catch((error: unknown) => {
    if (error instanceof contract.BodyTooLargeError) throw new PayloadTooLargeError(maximum);
    if (error instanceof contract.MalformedJsonError) throw new MalformedJsonError();
    throw error;
  });
  if (body === undefined && !mayBeMissing) throw new MalformedJsonError();
  return body;
}
