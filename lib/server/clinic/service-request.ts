import 'server-only';
import type { Operation } from '@/lib/contract/operation';
import {
  ACTING_USER,
  ACTING_USER_NAME,
  IDEMPOTENCY_KEY,
  LONGEST_ACTING_NAME,
} from '@/lib/contract/wire/headers';
import { buildPath } from './build-path';
import type { ParsedParts } from './parse-input';
import type { WireRequest } from './transport';

export interface CallContext {
  /** Language of localized labels. */
  readonly locale: string;
  readonly correlationId: string;
  /** Whom the service is to name as the one who made the change, not its key; else the key. */
  readonly actor?: Actor | undefined;
  /** Milliseconds for the call with all its attempts, where less is left than it would have. */
  readonly budget?: number | undefined;
  /** Nobody waits for this read: it is made again by itself, and not repeated before. */
  readonly isPoll?: boolean | undefined;
  /** Under which the service makes a change once; only for one that takes it. */
  readonly idempotencyKey?: string | undefined;
}

export interface Actor {
  readonly id: string;
  readonly name: string;
}

export type ServiceRequest = Omit<WireRequest, 'deadline'>;

/** Built from nothing: no header of the browser's request reaches the service. */
export function serviceRequest(
  service: { readonly url: URL; readonly apiKey: string },
  operation: Operation,
  { params, query, body, ifMatch }: ParsedParts,
  context: CallContext,
): ServiceRequest {
  return {
    method: operation.method,
    path: buildPath(service.url, operation.path, params, query),
    headers: {
      ...serviceHeaders(service.apiKey, context.correlationId),
      'accept-language': context.locale,
      ...actorHeaders(context.actor),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(context.idempotencyKey === undefined
        ? {}
        : { [IDEMPOTENCY_KEY]: context.idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** What every request to the service has. */
export function serviceHeaders(apiKey: string, correlationId: string): Record<string, string> {
  return {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'x-correlation-id': correlationId,
  };
}

/** Percent-encoded, as a header takes no accents. */
function actorHeaders(actor: Actor | undefined): Record<string, string> {
  if (actor === undefined) return {};
  return { [ACTING_USER]: encoded(actor.id), [ACTING_USER_NAME]: encoded(actor.name) };
}

/** Without what nobody reads in a name, such as a line break or half a character. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, LONGEST_ACTING_NAME).replace(/\p{C}/gu, '').trim());
}
