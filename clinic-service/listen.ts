import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { ClinicService } from './app';
import { UnreadableRequestError } from './errors';

const GRACE_MS = 10_000;
const LINGER_MS = 500;
const TIMEOUTS = { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

export interface Listening {
  /** The port that was taken; asked for as 0 it is any free one. */
  readonly port: number;
  /** Refuses new connections, finishes the requests in flight, then resolves. */
  readonly close: () => Promise<void>;
}

/** Serves over HTTP. Rejects with the system's error, e.g. `EADDRINUSE`. */
export async function listen(
  service: ClinicService,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const server = createServer(
    // Without a host it is refused as what else cannot be read, and not by an empty answer.
    { ...TIMEOUTS, requireHostHeader: false },
    getRequestListener(
      (request, { incoming }) => service.fetch(request, incoming.socket.remoteAddress ?? ''),
      {
        overrideGlobalObjects: false,
        errorHandler: (error) => {
          const thrown = error instanceof RequestError ? new UnreadableRequestError(400) : error;
          const { body, ...head } = service.refuse(thrown);
          return new Response(body, head);
        },
      },
    ),
  );
  answerTheUnreadable(server, service);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, close: () => close(server) };
}

/** What the parser calls its faults; any other is a 400. */
const PARSER_FAULTS: Readonly<Record<string, UnreadableRequestError['status']>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node answers these by itself, outside of both envelopes and without a correlation id. */
function answerTheUnreadable(server: Server, service: ClinicService): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refuse = (socket: Duplex, status: UnreadableRequestError['status']) => {
    const answer = answers.get(socket);
    const isInAnswer = answer?.headersSent && !answer.writableFinished;
    // Into an answer that is under way nothing can be said.
    if (!socket.writable || isInAnswer) return socket.destroy();
    const { headers, body } = service.refuse(new UnreadableRequestError(status));
    const length = Buffer.byteLength(body);
    const lines = Object.entries({ ...headers, 'Content-Length': length }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket
      .resume()
      .end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    // What still comes in would reset the connection before the answer is read, were it closed at once.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  server.on('request', ({ socket }, answer) => answers.set(socket, answer));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, PARSER_FAULTS[error.code ?? ''] ?? 400),
  );
  // Nobody is connected through to anywhere, and any other expectation may be passed over.
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
}

async function close(server: Server): Promise<void> {
  // A kept-alive connection that was busy when closing began goes idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error === undefined ? resolve() : reject(error)));
    });
  } finally {
    clearInterval(sweep);
    clearTimeout(force);
  }
}
