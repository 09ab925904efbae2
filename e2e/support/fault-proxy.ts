import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What goes wrong with a call to the clinic service. */
export type Fault =
  /** Something else answers than the service. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** The service answers, and not what it meant. */
  | { readonly kind: 'change'; readonly change: (body: string) => string }
  /** The connection breaks before the service has seen the call. */
  | { readonly kind: 'reset' }
  /** The service did what was asked; half of its answer arrives. */
  | { readonly kind: 'half' }
  /** The service did what was asked; nothing of its answer arrives. */
  | { readonly kind: 'lost' };

export interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

type Which = (call: Seen) => boolean;

export interface FaultProxy {
  readonly port: number;
  /** Every call the application has made through it. */
  readonly calls: readonly Seen[];
  /** From now on, calls like this meet the fault. */
  readonly fail: (which: Which, fault: Fault) => void;
  /** Keeps calls like this waiting until `heal`; resolves once the first of them is here. */
  readonly hold: (which: Which) => Promise<void>;
  /** Nobody listens any more: connections are refused. */
  readonly goDown: () => Promise<void>;
  /** Everything works again; what was held is answered. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A clinic service that fails as a test tells it to, in front of the real one on `servicePort`. */
export async function startFaultProxy(servicePort: number): Promise<FaultProxy> {
  const calls: Seen[] = [];
  let faults: { readonly which: Which; readonly fault: Fault }[] = [];
  let holds: { readonly which: Which; readonly reached: () => void }[] = [];
  let gate = newGate();

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const goDown = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const call = { method, path, headers };
    calls.push(call);
    const body = await buffer(incoming);
    const held = holds.find(({ which }) => which(call));
    if (held) {
      held.reached();
      await gate.opened;
    }
    const fault = faults.find(({ which }) => which(call))?.fault;
    if (fault?.kind === 'reset') return void outgoing.destroy();
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void outgoing.end(fault.body);
    }
    const answer = await forward(call, body, servicePort);
    if (fault?.kind === 'lost') return void outgoing.destroy();
    const text = fault?.kind === 'change' ? fault.change(String(answer.body)) : answer.body;
    outgoing.writeHead(answer.status, {
      ...answer.headers,
      'content-length': Buffer.byteLength(text),
    });
    if (fault?.kind !== 'half') return void outgoing.end(text);
    outgoing.write(text.slice(0, text.length / 2), () => outgoing.destroy());
  }

  const port = await listen(0);
  return {
    port,
    calls,
    fail: (which, fault) => {
      faults.unshift({ which, fault });
    },
    hold: (which) => new Promise((reached) => holds.unshift({ which, reached })),
    goDown,
    async heal() {
      faults = [];
      holds = [];
      gate.open();
      gate = newGate();
      if (!server.listening) await listen(port);
    },
    async close() {
      gate.open();
      await goDown();
    },
  };
}

function newGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function forward({ method, path, headers }: Seen, body: Buffer, port: number) {
  const request = ask({ host: '127.0.0.1', port, method, path, headers, agent: false });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('The service gave no answer');
  const { 'transfer-encoding': _, ...kept } = response.headers;
  return { status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
}
