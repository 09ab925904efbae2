import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

export interface CountingProxy {
  readonly port: number;
  /** Paths with their query, in the order in which they came. */
  readonly seen: readonly string[];
  readonly close: () => Promise<void>;
}

/** Passes GETs on to `target`, notes them, and holds each answer back as a slow service would. */
export async function startCountingProxy(
  target: string,
  holdMilliseconds: number,
): Promise<CountingProxy> {
  const pool = new Pool(target);
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    seen.push(path);
    try {
      const { authorization = '' } = request.headers;
      const answer = await pool.request({ method: 'GET', path, headers: { authorization } });
      const body = Buffer.from(await answer.body.arrayBuffer());
      await pause(holdMilliseconds);
      response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(body);
    } catch {
      // The service does not answer: to the application it must look the same.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.close();
    },
  };
}
