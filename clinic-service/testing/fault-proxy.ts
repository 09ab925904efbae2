import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/** What the proxy does to requests until told otherwise. */
const fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pass') }),
  z.object({ kind: z.literal('delay'), ms: z.number() }),
  /** The connection is ended before a byte of an answer. */
  z.object({ kind: z.literal('reset') }),
  /** As if nothing listened: connections end as they are made. */
  z.object({ kind: z.literal('refuse') }),
  z.object({ kind: z.literal('reset-mid-body') }),
  z.object({ kind: z.literal('malformed-json') }),
  z.object({ kind: z.literal('wrong-envelope') }),
  z.object({ kind: z.literal('missing-field'), field: z.string() }),
  z.object({
    kind: z.literal('status'),
    status: z.number(),
    body: z._default(z.string(), ''),
    headers: z._default(z.record(z.string(), z.string()), {}),
  }),
  /** The service does the work; its answer is lost. */
  z.object({ kind: z.literal('drop-answer') }),
]);
export type Fault = z.input<typeof fault>;

/** `GET` tells the counts, `PUT` with a fault switches it. Never passed on. */
const CONTROL_PATH = '/__fault';

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A proxy on a loopback port in front of a service, for tests of what sits before it. */
export async function startFaultProxy(upstream: string) {
  let current: z.output<typeof fault> = { kind: 'pass' };
  let matching = '';
  const counts = { received: 0, forwarded: 0 };

  /** Faults only the requests whose URL contains `urlPart`; the others pass. */
  function set(next: Fault, urlPart = ''): void {
    current = fault.parse(next);
    matching = urlPart;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await read(incoming);
    if (incoming.url === CONTROL_PATH) {
      control(incoming, body, outgoing);
      return;
    }
    counts.received += 1;
    const active = incoming.url?.includes(matching) ? current : { kind: 'pass' as const };
    switch (active.kind) {
      case 'refuse':
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'status':
        outgoing.writeHead(active.status, {
          'content-type': 'application/json',
          ...active.headers,
        });
        outgoing.end(active.body);
        return;
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, active.ms));
    }
    counts.forwarded += 1;
    answer(active, await forward(upstream, incoming, body), outgoing);
  }

  function control(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
    if (incoming.method === 'PUT') set(fault.parse(JSON.parse(body.toString())));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ ...counts, fault: current }));
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('connection', (socket) => {
    if (current.kind === 'refuse' && matching === '') socket.resetAndDestroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    controlUrl: `http://127.0.0.1:${address.port}${CONTROL_PATH}`,
    counts,
    set,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(active: z.output<typeof fault>, reply: Reply, outgoing: ServerResponse): void {
  switch (active.kind) {
    case 'drop-answer':
      outgoing.socket?.resetAndDestroy();
      return;
    case 'reset-mid-body': {
      outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length });
      const half = reply.body.subarray(0, Math.floor(reply.body.length / 2));
      outgoing.write(half, () => outgoing.socket?.resetAndDestroy());
      return;
    }
    case 'malformed-json':
      send(reply, Buffer.from('{"data": [{"id": '), outgoing);
      return;
    case 'wrong-envelope':
      send(reply, Buffer.from('{"result":"ok"}'), outgoing);
      return;
    case 'missing-field':
      send(reply, without(active.field, reply.body), outgoing);
      return;
    default:
      send(reply, reply.body, outgoing);
  }
}

function send(reply: Reply, body: Buffer, outgoing: ServerResponse): void {
  outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  outgoing.end(body);
}

/** The same JSON without a member of this name, at any depth. */
function without(field: string, body: Buffer): Buffer {
  const cut = JSON.stringify(JSON.parse(body.toString()), (name, value: unknown) =>
    name === field ? undefined : value,
  );
  return Buffer.from(cut);
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forward(upstream: string, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { connection: _, 'transfer-encoding': __, host: ___, ...headers } = incoming.headers;
    const sending = request(
      `${upstream}${incoming.url}`,
      { method: incoming.method, headers },
      (response) => {
        const { connection: ____, 'transfer-encoding': _____, ...kept } = response.headers;
        const status = response.statusCode ?? 502;
        read(response).then((bytes) => resolve({ status, headers: kept, body: bytes }), reject);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
