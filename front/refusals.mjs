import { randomUUID } from 'node:crypto';

/**
 * A request that the framework would answer with a bare 500, with a page, or not before it has read a
 * body.
 * @typedef {{ status: 400 | 405 | 413, code: string, headers?: Record<string, string> }} Refusal
 */

const PAGE_METHODS = ['GET', 'HEAD'];
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * @param {string | undefined} path as `pathOf` reads it
 * @param {import('node:http').IncomingMessage} request
 * @param {{ isDevelopment: boolean }} options
 * @returns {Refusal | undefined}
 */
export function refusalOf(path, { method = '', headers }, { isDevelopment }) {
  if (path === undefined) return { status: 400, code: 'MALFORMED_PATH' };
  // In development the framework has handlers of its own, which begin with an underscore.
  const isPage = !path.startsWith('/api/') && !(isDevelopment && path.startsWith('/_'));
  const allowed = isPage ? PAGE_METHODS : API_METHODS;
  if (!allowed.includes(method)) {
    return { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { Allow: allowed.join(', ') } };
  }
  // The framework reads a body that no page wants, and throws uncaught when it breaks off.
  if (isPage && hasBody(headers)) return { status: 413, code: 'BODY_TOO_LARGE' };
  return undefined;
}

/**
 * The path as the framework will read it, dot segments resolved. Undefined for a target that is no
 * path: `*`, an address with a host of its own, or one that does not decode.
 * @param {string} target
 */
export function pathOf(target) {
  if (!target.startsWith('/')) return undefined;
  const path = target.split('?', 1)[0] ?? '';
  try {
    decodeURIComponent(path);
    return new URL(`http://localhost${path}`).pathname;
  } catch {
    return undefined;
  }
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function hasBody(headers) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Refusal} refusal
 */
export function refuse(response, { status, code, headers }) {
  const correlationId = randomUUID();
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/problem+json',
    'X-Correlation-Id': correlationId,
    // A body that may follow is not read.
    Connection: 'close',
  });
  response.end(JSON.stringify({ type: 'about:blank', title: code, status, code, correlationId }));
}
