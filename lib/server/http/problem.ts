import 'server-only';
import type { RefusedField } from '@/lib/contract/errors';

export interface Problem {
  /** Stable upper-case code; the person's words for it are the interface's. */
  readonly code: string;
  readonly correlationId: string;
  /** Operation of the clinic service that it is about. */
  readonly operation?: string;
  /** What is wrong with which field. */
  readonly fields?: readonly RefusedField[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An `application/problem+json` answer (RFC 9457) that no cache keeps. */
export function problem(
  status: number,
  { code, correlationId, operation, fields, details }: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = {
    type: 'about:blank',
    title: code,
    status,
    code,
    correlationId,
    ...(operation === undefined ? {} : { operation }),
    ...(fields && { fields: fields.map(({ path, code }) => ({ path, code })) }),
    ...(details === undefined ? {} : { details }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-correlation-id': correlationId,
    },
  });
}
