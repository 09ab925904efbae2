import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AWKWARD } from './awkward-data';
import { operationOf, PROBES, type StrictCall, violationsOf } from './strict-contract';

const PREFIX = '/api/v1';

export interface JournalEntry {
  /** By `Date.now()`. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** Of the contract; `probe` for what a client may look for. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly violations: readonly string[];
}

interface StrictDoubleOptions {
  /** A service of ours, which keeps the data and knows the rules. */
  readonly upstream: { readonly port: number; readonly apiKey: string };
  /** The one key that it takes. */
  readonly apiKey: string;
  readonly requestsPerMinute?: number;
}

export interface StrictDouble {
  readonly port: number;
  readonly journal: readonly JournalEntry[];
  /** Each violation with its operation; empty where every call was one of the contract. */
  readonly violations: () => string[];
  /** From now on every call is answered 429 with so many seconds to wait; `undefined` ends that. */
  readonly refuseFor: (seconds: number | undefined) => void;
  readonly close: () => Promise<void>;
}

/**
 * A clinic service that offers the published contract and nothing else, and is strict about it: the key
 * is checked before anything is looked at, what is undocumented is not there, and whatever is not shown
 * is answered in the least convenient way. It keeps a journal of every call.
 */
export async function startStrictDouble(options: StrictDoubleOptions): Promise<StrictDouble> {
  const { upstream, apiKey, requestsPerMinute } = options;
  const journal: JournalEntry[] = [];
  const quota =
    requestsPerMinute && new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  let busyFor: number | undefined;

  async function waitFor(): Promise<number | undefined> {
    if (busyFor !== undefined || !quota) return busyFor;
    try {
      await quota.consume('key');
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const at = Date.now();
    const url = new URL(incoming.url ?? '/', 'http://double');
    // What starts it waits for this; it is no part of the contract.
    if (url.pathname === '/readyz') return void outgoing.writeHead(200).end();
    const call: StrictCall = {
      method: incoming.method ?? 'GET',
      path: url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : '',
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body: await text(incoming),
    };
    const isProbe = call.method === 'GET' && PROBES.some((probe) => probe.test(call.path));
    const operation = isProbe ? 'probe' : operationOf(call)?.id;
    const violations = isProbe ? [] : violationsOf(call);
    const end = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
      journal.push({ at, method: call.method, path: call.path, operation, status, violations });
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      outgoing.writeHead(status, { ...type, ...headers });
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (incoming.headers.authorization !== `Bearer ${apiKey}`) {
      violations.push('missing or incorrect Authorization');
      return end(401, refusal('AUTHENTICATION_ERROR'));
    }
    const wait = await waitFor();
    if (wait !== undefined) {
      return end(429, refusal('RATE_LIMITED'), { 'retry-after': String(wait) });
    }
    if (operation === undefined || isProbe) return end(404, refusal('NOT_FOUND'));
    if (violations.length > 0) return end(400, refusal('VALIDATION_ERROR'));

    const told = await fetch(`http://127.0.0.1:${upstream.port}${incoming.url}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${upstream.apiKey}`,
        'accept-language': String(incoming.headers['accept-language'] ?? ''),
        ...(call.body !== '' && { 'content-type': 'application/json' }),
      },
      ...(call.body !== '' && { body: call.body }),
    });
    const type = told.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) {
      journal.push({
        at,
        method: call.method,
        path: call.path,
        operation,
        status: 200,
        violations,
      });
      outgoing.writeHead(told.status, { 'content-type': type });
      return void outgoing.end(Buffer.from(await told.arrayBuffer()));
    }
    const body: unknown = await told.json();
    if (!told.ok) return end(told.status, body);
    // Neither shows a body.
    if (operation === 'DELETE api-key' || operation === 'PATCH tooth dentition') return end(204);
    end(told.status, (AWKWARD[operation] ?? ((same) => same))(body));
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    port: address.port,
    journal,
    violations: () =>
      journal.flatMap(({ method, path, violations }) =>
        violations.map((violation) => `${method} ${path}: ${violation}`),
      ),
    refuseFor(seconds) {
      busyFor = seconds;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function refusal(code: string) {
  return { success: false, error: 'No.', code, correlationId: randomUUID() };
}
