import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { watchConnections } from './connections.mjs';
import { pagePolicy } from './page-policy.mjs';
import { pathOf, refusalOf, refuse } from './refusals.mjs';
import { INERT_POLICY, SECURITY_HEADERS, transportSecurity } from './security-headers.mjs';

/** Where handlers find the address of the socket, which the framework does not show them. */
export const ADDRESS_HEADER = 'x-socket-address';

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handle
 *
 * @typedef {object} Limits times are milliseconds
 * @property {number} headersTimeout for all headers of a request
 * @property {number} requestTimeout for all of a request
 * @property {number} keepAliveTimeout for which an idle connection is kept
 * @property {number} connectionsCheckingInterval after which late requests are looked for
 * @property {number} maxConnections
 * @property {number | undefined} perAddress connections of one address
 */

/** @type {Limits} */
export const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than a balancer keeps its own, so that it never sends into one that is being closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 2_000,
  perAddress: undefined,
};

/**
 * The HTTP server in front of the framework: it refuses what no handler should see, and gives every
 * answer its security headers and every page a policy with a nonce of its own.
 * @param {object} options
 * @param {Handle} options.handle answers what is not refused
 * @param {string | undefined} options.appUrl as people open it
 * @param {boolean} [options.isDevelopment]
 * @param {Partial<Limits>} [options.limits]
 */
export function createFront({ handle, appUrl, isDevelopment = false, limits = {} }) {
  const { maxConnections, perAddress, ...timeouts } = { ...LIMITS, ...limits };
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...transportSecurity(appUrl),
    'Content-Security-Policy': INERT_POLICY,
  });
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  const connections = watchConnections(server, { perAddress });

  server.on('request', (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = pathOf(request.url ?? '');
    // Files of the build say themselves how long they may be kept.
    if (!path?.startsWith('/_next/static/')) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
    const refusal = refusalOf(path, request, { isDevelopment });
    if (refusal) return refuse(response, refusal);
    const policy = isPage(path) ? newPolicy(isDevelopment) : undefined;
    if (policy) response.setHeader('Content-Security-Policy', policy);
    tellFramework(request, policy);
    handle(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });

  return { server, end: connections.end };
}

/** @param {string | undefined} path */
function isPage(path) {
  return !/^\/(api\/|_next\/static\/|healthz$|readyz$)/.test(path ?? '');
}

/** @param {boolean} isDevelopment */
function newPolicy(isDevelopment) {
  return pagePolicy(randomBytes(16).toString('base64'), { isDevelopment });
}

/**
 * Writes into the request what the application takes from it: a client's own claims never get there.
 * The renderer reads the nonce off the request's policy and puts it on every script it writes.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} policy of a page
 */
function tellFramework({ headers, socket, url }, policy) {
  const told = {
    [ADDRESS_HEADER]: socket.remoteAddress,
    'content-security-policy': policy,
    'content-security-policy-report-only': undefined,
    'x-pathname': policy && addressOf(url ?? ''),
  };
  for (const [name, value] of Object.entries(told)) {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  }
}

/**
 * Path and search of a page as the person sees them, without what the framework's navigation adds.
 * @param {string} target
 */
function addressOf(target) {
  const url = new URL(`http://localhost${target}`);
  if (url.searchParams.has('_rsc')) url.searchParams.delete('_rsc');
  return url.pathname + url.search;
}
