import 'server-only';
import type { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

export interface WireRequest {
  readonly method: string;
  /** Path and query, already built from an allowed template. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whole milliseconds until the call is given up. */
  readonly deadline: number;
}

export interface WireResponse {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly correlationId: string | undefined;
  readonly text: string;
}

/** A document whose bytes have not been read yet. Its body must be read or destroyed. */
export interface WireFile {
  readonly status: 200;
  readonly contentType: string | undefined;
  readonly disposition: string | undefined;
  readonly length: number | undefined;
  readonly body: Readable;
}

/** The answer is larger than any answer we could ask for. */
export class AnswerTooLargeError extends Error {}

/** 100 rows of any list fit many times; a service gone wild does not fill our memory. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const CONNECT_TIMEOUT = 2_000;

export interface Transport {
  readonly send: (request: WireRequest) => Promise<WireResponse>;
  /**
   * The deadline is for the first byte and between any two; the whole may take as long as it does.
   * What is no success is read like any answer.
   */
  readonly open: (request: WireRequest) => Promise<WireFile | WireResponse>;
  readonly close: () => Promise<void>;
}

/**
 * A pool of kept-alive connections to one origin. undici's `request` rather than the global
 * `fetch`, which Next patches and which costs a third of the throughput. Redirects are not
 * followed: a 3xx is an answer like any other, and nothing in the contract answers so.
 */
export function createTransport(origin: URL): Transport {
  const pool = new Pool(origin.origin, {
    connections: 128,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: CONNECT_TIMEOUT },
  });
  return {
    close: () => pool.close(),
    async send({ method, path, headers, body, deadline }) {
      const response = await pool.request({
        method: method as 'GET',
        path,
        headers,
        body: body ?? null,
        signal: AbortSignal.timeout(deadline),
        headersTimeout: deadline,
        bodyTimeout: deadline,
      });
      return readWhole(response);
    },
    async open({ method, path, headers, deadline }) {
      const response = await pool.request({
        method: method as 'GET',
        path,
        headers,
        headersTimeout: deadline,
        bodyTimeout: deadline,
      });
      if (response.statusCode !== 200) return readWhole(response);
      const length = Number(single(response.headers['content-length']) ?? Number.NaN);
      return {
        status: 200,
        contentType: single(response.headers['content-type']),
        disposition: single(response.headers['content-disposition']),
        length: Number.isSafeInteger(length) ? length : undefined,
        body: response.body,
      };
    },
  };
}

async function readWhole({ statusCode, headers, body }: Dispatcher.ResponseData) {
  return {
    status: statusCode,
    retryAfter: single(headers['retry-after']),
    correlationId: single(headers['x-correlation-id']),
    text: await readCapped(body),
  };
}

async function readCapped(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new AnswerTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
