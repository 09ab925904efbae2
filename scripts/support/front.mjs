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
  return EventEmitter.prototype.emit.call(this, event, ...given);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether the request needs no other answer
 */
function answered(request, response) {
  for (const [name, value] of headers) response.setHeader(name, value);
  const { remoteAddress } = request.socket;
  if (remoteAddress === undefined) delete request.headers[ADDRESS_HEADER];
  else request.headers[ADDRESS_HEADER] = remoteAddress;
  const { url = '' } = request;
  if (!isDecodable(url)) refuse(response, 400, 'MALFORMED_PATH');
  else if (isUploadToPage(url, request.headers)) refuse(response, 413, 'BODY_TOO_LARGE');
  else return false;
  return true;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** A form that is sent before its script has loaded, and no more. */
const LARGEST_FORM_BYTES = 16_384;

/**
 * Pages read no body, but the framework takes it in, and leaves the error uncaught when it breaks
 * off. What begins with an underscore is the framework's own, in development.
 * @param {string} url
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isUploadToPage(url, headers) {
  // A request may name the host in its first line too.
  const path = url.replace(/^https?:\/\/[^/]*/i, '');
  if (path.startsWith('/api/')) return false;
  if (isDevelopment && path.startsWith('/_')) return false;
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || length > LARGEST_FORM_BYTES;
}

/**
 * The framework answers a path that it cannot decode with a bare 500.
 * @param {string} url
 */
function isDecodable(url) {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {400 | 413} status
 * @param {string} code
 */
function refuse(response, status, code) {
  const correlationId = randomUUID();
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'private, no-store',
    'X-Correlation-Id': correlationId,
    // A body that may follow is not read.
    Connection: 'close',
  });
  response.end(JSON.stringify({ type: 'about:blank', title: code, status, code, correlationId }));
}

Object.assign(Server.prototype, { emit });
