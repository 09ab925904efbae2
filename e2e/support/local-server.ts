import { once } from 'node:events';
import type { Server } from 'node:http';

export interface LocalServer {
  readonly url: string;
  /** Ends it, and what is connected to it. */
  readonly close: () => Promise<void>;
}

/** Lets `server` listen on a free port that only this machine reaches. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
