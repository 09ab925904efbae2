import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalServer, listenLocally } from './local-server';

/** Pages are opened at its address; sessions of the application are good there. */
export interface SlowLine extends LocalServer {
  /** How many times pages were stopped so far. */
  readonly stops: () => number;
}

/**
 * Milliseconds, in which a browser draws what it has. Where it is too busy to do so, the page is as if
 * it had come at once.
 */
const PAUSE = 250;

/** After the first of each list of options. */
const STOP = /(?<=<select[^>]*><option[^>]*>[^<]*<\/option>)/;

/**
 * What stands between a browser and the application and brings each page in pieces, as a slow network
 * does: it stops within every list of options.
 */
export async function startSlowLine(application: string): Promise<SlowLine> {
  const { host, origin } = new URL(application);
  let stops = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const headers = {
      ...incoming.headers,
      host,
      'accept-encoding': 'identity',
      ...(incoming.headers.origin && { origin }),
    };
    const { method } = incoming;
    const onward = ask(origin + incoming.url, { method, headers, agent: false });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (incoming.headers['sec-fetch-dest'] === 'document') {
        bring(answer, outgoing).catch((error: Error) => outgoing.destroy(error));
      } else {
        answer.pipe(outgoing);
      }
    });
    onward.on('error', (error) => outgoing.destroy(error));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  async function bring(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [first, ...others] = (await text(answer)).split(STOP);
    outgoing.write(first);
    for (const piece of others) {
      stops += 1;
      await sleep(PAUSE);
      outgoing.write(piece);
    }
    outgoing.end();
  }

  const server = createServer(pass);
  const local = await listenLocally(server);
  return {
    ...local,
    stops: () => stops,
  };
}
