import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Server } from 'node:http';
import {
  INERT_POLICY,
  SECURITY_HEADERS,
  transportSecurity,
} from '../../lib/http/security-headers.mjs';

/*
 * Loaded into the application before anything else: what has to be done to a request before the
 * framework sees it, and to an answer that the framework gives by itself.
 */

/** Where handlers find the address of the socket, which the framework does not show them. */
const ADDRESS_HEADER = 'x-socket-address';

// What is read from that header is a client's claim unless this says that it was written here.
globalThis.clinicAdminFront = { addressHeader: ADDRESS_HEADER };

/** @type {[string, string][]} */
const headers = Object.entries({
  ...SECURITY_HEADERS,
  // Pages bring a policy of their own, which takes the place of this one.
  'Content-Security-Policy': INERT_POLICY,
  ...transportSecurity(process.env.APP_URL),
});

/**
 * @this {Server}
 * @param {string} event
 * @param {any[]} given
 */
function emit(event, ...given) {
  if (event === 'request' && answered(given[0], given[1])) return true;
  if (event === 'error' && given[0]?.code === 'EADDRINUSE') giveUp(given[0]);
  return EventEmitter.prototype.emit.call(this, event, ...given);
}

/**
 * Somebody took the port since the launcher looked: the framework would say so with a stack trace.
 * @param {{ port: number }} error
 */
function giveUp({ port }) {
  process.stderr.write(`Port ${port} is in use. Stop what uses it or set PORT.\n`);
  process.exit(1);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether the request needs no other answer
 */
function answered(request, response) {
  for (const [name, value] of headers) response.setHeader(name, value);
  keepOutOfCaches(response);
  const { remoteAddress } = request.socket;
  if (remoteAddress === undefined) delete request.headers[ADDRESS_HEADER];
  else request.headers[ADDRESS_HEADER] = remoteAddress;
  const refusal = refusalOf(request);
  if (refusal === undefined) return false;
  refuse(response, refusal);
  return true;
}

/**
 * The framework's own redirects and refusals say nothing about caches; its files and our answers do.
 * @param {import('node:http').ServerResponse} response
 */
function keepOutOfCaches(response) {
  const { writeHead } = response;
  /** @param {Parameters<typeof writeHead>} given */
  const withDefault = (...given) => {
    if (!response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
    return writeHead.apply(response, given);
  };
  Object.assign(response, { writeHead: withDefault });
}

/**
 * What the framework would answer with a bare 500, with a page, or not before it has read a body.
 * @typedef {{ status: 400 | 405 | 413, code: string, headers?: Record<string, string> }} Refusal
 */

const isDevelopment = process.env.NODE_ENV === 'development';
const PAGE_METHODS = ['GET', 'HEAD'];
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Refusal | undefined}
 */
function refusalOf({ url = '', method = '', headers }) {
  const path = pathOf(url);
  if (path === undefined) return { status: 400, code: 'MALFORMED_PATH' };
  // What begins with an underscore is the framework's own, in development.
  const isPage = !path.startsWith('/api/') && !(isDevelopment && path.startsWith('/_'));
  const allowed = isPage ? PAGE_METHODS : API_METHODS;
  if (!allowed.includes(method)) {
    return { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { Allow: allowed.join(', ') } };
  }
  // The framework takes in what no page reads, and leaves the error uncaught when it breaks off.
  if (isPage && hasBody(headers)) return { status: 413, code: 'BODY_TOO_LARGE' };
  return undefined;
}

/**
 * The path as the framework will read it, dot segments resolved; undefined where the target is none:
 * `*`, an address with a host of its own choosing, or what does not decode.
 * @param {string} url
 */
function pathOf(url) {
  if (!url.startsWith('/')) return undefined;
  const path = url.split('?', 1)[0] ?? '';
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
function refuse(response, { status, code, headers }) {
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

Object.assign(Server.prototype, { emit });
