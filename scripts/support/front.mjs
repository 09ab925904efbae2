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
  if (isDecodable(request.url ?? '')) return false;
  refuse(response);
  return true;
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

/** @param {import('node:http').ServerResponse} response */
function refuse(response) {
  const correlationId = randomUUID();
  const code = 'MALFORMED_PATH';
  response.writeHead(400, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'private, no-store',
    'X-Correlation-Id': correlationId,
    // A body that may follow is not read.
    Connection: 'close',
  });
  response.end(
    JSON.stringify({ type: 'about:blank', title: code, status: 400, code, correlationId }),
  );
}

Object.assign(Server.prototype, { emit });
