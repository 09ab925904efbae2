import 'server-only';
import type { RequestOrigin } from './request-origin';

/** JSON that no cache keeps, with cookies to set. */
export function answer(body: object, cookies: readonly string[] = []): Response {
  const response = Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Adds what every answer of ours carries. */
export function sealed(response: Response, { correlationId }: RequestOrigin): Response {
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'private, no-store');
  }
  response.headers.set('x-correlation-id', correlationId);
  return response;
}
