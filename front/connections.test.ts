import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createFront, LIMITS } from './server.mjs';

const after: (() => void)[] = [];
afterEach(() => {
  for (const undo of after.splice(0)) undo();
});

/** What `/held` and `/stream` have begun to answer. */
const held: ServerResponse[] = [];

async function startFront(limits: Partial<typeof LIMITS> = {}) {
  const { server, end } = createFront({
    appUrl: undefined,
    limits,
    handle: async (request, response) => {
      if (request.url === '/stream') response.write('event: snapshot\n\n');
      if (request.url === '/held' || request.url === '/stream') return void held.push(response);
      if (request.url === '/api/body')
        return void response.end(await text(request).catch(() => ''));
      response.end('here');
    },
  });
  after.push(() => server.closeAllConnections());
  held.length = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = async (path: string, options: { agent?: Agent } = {}) => {
    const [response]: IncomingMessage[] = await once(
      get({ host: '127.0.0.1', port, path, ...options }),
      'response',
    );
    if (response === undefined) throw new Error('no answer');
    return { headers: response.headers, body: await text(response) };
  };
  /** A connection that sends this and no more; what came back once the server has closed it. */
  const open = async (sent: string) => {
    const socket = connect(port, '127.0.0.1');
    after.push(() => socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
  return { end, ask, open };
}

/** Milliseconds until each of these is closed. */
async function untilClosed(sockets: readonly Socket[]): Promise<number> {
  const began = performance.now();
  for (const socket of sockets) socket.resume();
  // One that was reset is closed too.
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
  await Promise.all(sockets.map((socket) => socket.closed || closed(socket)));
  return performance.now() - began;
}

const PARTIAL = 'GET / HTTP/1.1\r\nHost: clinic.example\r\nX-Slow: ';
const SLOW_BODY =
  'POST /api/body HTTP/1.1\r\nHost: clinic.example\r\nContent-Length: 1000\r\n\r\nx';

test('the limits are those of the deployment guide', () => {
  expect(LIMITS).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxConnections: 2_000,
    perAddress: undefined,
  });
});

test('a pooled connection that was idle for six seconds is used again', async () => {
  const { ask } = await startFront();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  after.push(() => agent.destroy());
  const round = () => Promise.all(Array.from({ length: 20 }, () => ask('/', { agent })));
  await round();
  const pooled = () => Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
  const before = new Set(pooled());
  expect(before.size).toBe(20);
  await pause(6_000);
  for (const { body } of await round()) expect(body).toBe('here');
  expect(new Set(pooled())).toEqual(before);
});

test('slow headers and slow bodies are cut in time, and others are served meanwhile', async () => {
  const { ask, open } = await startFront({
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
  });
  const slow = await Promise.all([
    ...Array.from({ length: 350 }, () => open(PARTIAL)),
    ...Array.from({ length: 350 }, () => open(SLOW_BODY)),
  ]);
  expect((await ask('/')).body).toBe('here');
  expect(await untilClosed(slow)).toBeLessThan(5_000);
});

test('a late request is told so', async () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const { open } = await startFront(limits);
  expect(await text(await open(PARTIAL))).toMatch(/^HTTP\/1\.1 408 /);
});

test('more connections than the cap are closed at once, and one that ends makes room', async () => {
  const { ask, open } = await startFront({ maxConnections: 3 });
  const first = await Promise.all([open(PARTIAL), open(PARTIAL), open(PARTIAL)]);
  await untilClosed([await open(PARTIAL)]);
  first[0]?.destroy();
  await pause(50);
  expect((await ask('/')).body).toBe('here');
});

test('so are more than the cap of one address', async () => {
  const { ask, open } = await startFront({ perAddress: 2 });
  const first = await Promise.all([open(PARTIAL), open(PARTIAL)]);
  await untilClosed([await open(PARTIAL)]);
  first[0]?.destroy();
  await pause(50);
  expect((await ask('/')).body).toBe('here');
  expect((await ask('/')).body).toBe('here');
});

test('at the end idle, silent and half-open connections are closed and requests finish', async () => {
  const { end, ask, open } = await startFront();
  const agent = new Agent({ keepAlive: true });
  after.push(() => agent.destroy());
  await ask('/', { agent });
  const [idle = []] = Object.values(agent.freeSockets);
  const waiting = [...idle, await open(''), await open(PARTIAL)];
  const [inFlight, stream] = [ask('/held'), ask('/stream')];
  while (held.length < 2) await pause(5);
  let isOver = false;
  const ended = end().then(() => {
    isOver = true;
  });
  await untilClosed(waiting);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  expect(isOver).toBe(false);
  // The application ends its streams when it hears of the end.
  for (const response of held) response.end('finished');
  expect(await inFlight).toMatchObject({ headers: { connection: 'close' }, body: 'finished' });
  expect((await stream).body).toContain('finished');
  await ended;
});
