import type { Context as Http } from 'hono';
import * as z from 'zod/mini';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { type OperationId, type Operations, operations } from '@/lib/contract/operations';
import { grants } from '@/lib/contract/scopes';
import type { ServiceConfig } from '../config';
import type { Context, Principal } from '../context';
import { AuthorizationError, NotFoundError } from '../errors';
import { handlers } from '../handlers';
import type { Exchange } from './exchange';
import { parse } from './parse';
import { readJson } from './read-json';

/** The verb's context, once it is known whom the request acts for. */
export type ContextOf = (principal: Principal) => Context;

/**
 * Runs one operation for a principal: scope, input by its schemas, verb, output by its schema.
 * Deny by default: the scope is checked here, for every operation, from its declaration.
 */
export async function runOperation<Id extends OperationId>(
  id: Id,
  http: Http<Exchange>,
  contextOf: ContextOf,
  principal: Principal,
  config: ServiceConfig,
): Promise<Response> {
  const operation = operations[id];
  if (!grants(principal.scopes, operation.scope)) throw new AuthorizationError(operation.scope);
  const input = await parseInput(id, http, config);
  const handle: (
    context: Context,
    input: ParsedInput<Operations[Id]>,
  ) => Promise<OperationResult<Operations[Id]>> = handlers[id];
  const result = await handle(contextOf(principal), input);

  // Throws where the verb breaks the contract: the caller gets a 500, never half an answer.
  const data = z.core.parse(operation.response, result);
  if (operation.status === 204) return new Response(null, { status: 204 });
  const body = operation.envelope === 'A' ? { success: true, data } : data;
  return new Response(JSON.stringify(body), {
    status: operation.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

async function parseInput<Id extends OperationId>(
  id: Id,
  http: Http<Exchange>,
  config: ServiceConfig,
): Promise<ParsedInput<Operations[Id]>> {
  const { params, query, body, queryExtensions } = operations[id];
  const parsed = {
    params: params && parseParams(() => parse(params, http.req.param())),
    query: query && parse(query, offeredQuery(http.req.query(), config.offer, queryExtensions)),
    body: body && parse(body, await readJson(http.req.raw, config.maxBodyBytes)),
  };
  // Each part was parsed by the schema that `ParsedInput` derives its type from; the compiler
  // cannot follow that through the generic id.
  return parsed as ParsedInput<Operations[Id]>;
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
  } catch {
    throw new NotFoundError('Not found.');
  }
}
