import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ClinicService } from './app';

const GRACE_MS = 10_000;

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
    { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    getRequestListener((request) => service.fetch(request), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, close: () => close(server) };
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
