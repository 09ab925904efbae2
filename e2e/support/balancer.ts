import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type LocalServer, listenLocally } from './local-server';

/** People open its address. */
export interface Balancer extends LocalServer {
  /** From now on these are asked in turn. */
  readonly lead: (origins: readonly string[]) => void;
}

/**
 * What stands in front of several replicas: each request goes to the next of them, whoever asks, and
 * on to another where nobody listens any more. It is one proxy in the sense of `TRUSTED_PROXY_HOPS`.
 */
export async function startBalancer(): Promise<Balancer> {
  let replicas: readonly string[] = [];
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const first = turn % replicas.length;
    pass(incoming, outgoing, [...replicas.slice(first), ...replicas.slice(0, first)]);
  });

  function pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    [origin, ...others]: readonly string[],
  ): void {
    if (origin === undefined) return void outgoing.writeHead(503).end();
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const { method, url: path } = incoming;
    const onward = ask(origin + path, { method, headers, agent: false });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody was asked anything yet.
      if (error.code === 'ECONNREFUSED') return pass(incoming, outgoing, others);
      outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
    onward.on('socket', (socket) => {
      socket.once('connect', () => incoming.pipe(onward));
    });
  }

  const local = await listenLocally(server);
  return {
    ...local,
    lead: (origins) => {
      replicas = origins;
    },
  };
}
