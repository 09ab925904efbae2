import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowLine {
  /** The address pages are opened at; sessions of the application are good here. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Milliseconds, in which a browser draws what it has. */
const PAUSE = 250;

/**
 * What stands between a browser and the application and brings each page in pieces, as a slow network
 * does: it stops within every list of options, after the first of them. Nothing but reading is passed on.
 */
export async function startSlowLine(origin: string): Promise<SlowLine> {
  async function bring(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method !== 'GET') return void outgoing.writeHead(405).end();
    const { cookie = '' } = incoming.headers;
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const answer = await fetch(origin + incoming.url, {
      headers: { cookie },
      redirect: 'manual',
      signal: gone.signal,
    });
    const headers = new Headers(answer.headers);
    // The answer is unpacked here, and has another length.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(name);
    outgoing.writeHead(answer.status, Object.fromEntries(headers));
    if (!headers.get('content-type')?.startsWith('text/html')) {
      for await (const part of answer.body ?? []) outgoing.write(part);
      outgoing.end();
      return;
    }
    const page = await answer.text();
    for (const piece of page.split(/(?<=<select[^>]*><option[^>]*>[^<]*<\/option>)/)) {
      outgoing.write(piece);
      await sleep(PAUSE);
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    bring(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
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
