import 'server-only';
import type { Operation } from '@/lib/contract/operation';
import { buildPath } from './build-path';
import type { ParsedParts } from './parse-input';
import type { WireRequest } from './transport';

export interface CallContext {
  /** Language of localized labels. */
  readonly locale: string;
  readonly correlationId: string;
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
      authorization: `Bearer ${service.apiKey}`,
      accept: 'application/json',
      'accept-language': context.locale,
      'x-correlation-id': context.correlationId,
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
