import type { Hono } from 'hono';
import { API_PREFIX } from '@/lib/contract/operation';
import { MethodNotAllowedError } from '../errors';
import { openApiDocument } from '../openapi/document';
import type { Exchange } from './exchange';
import { respondError } from './respond-error';

const PATH = `${API_PREFIX}/openapi.json`;

/** The description of this service; needs no key, as it says nothing of any clinic. */
export function mountOpenApi(app: Hono<Exchange>): void {
  const body = JSON.stringify(openApiDocument());
  app.get(
    PATH,
    () =>
      new Response(body, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' },
      }),
  );
  app.all(PATH, (http) => respondError(http, new MethodNotAllowedError(['GET', 'HEAD'])));
}
