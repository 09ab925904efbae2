import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Fault, startFaultProxy } from './fault-proxy';

let upstream: Server;
let done = 0;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

beforeAll(async () => {
  upstream = createServer((incoming, outgoing) => {
    incoming.resume();
    incoming.on('end', () => {
      done += 1;
      outgoing.setHeader('content-type', 'application/json');
      outgoing.end(JSON.stringify({ data: [{ id: 'a', name: 'b' }], method: incoming.method }));
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy = await startFaultProxy(`http://127.0.0.1:${address.port}`);
});
afterEach(() => proxy.set({ kind: 'pass' }));
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => upstream.close(resolve));
});

async function text(): Promise<string> {
  const response = await fetch(`${proxy.url}/x`, { method: 'POST', body: '{}' });
  return `${response.status} ${await response.text()}`;
}

test('passes requests and answers on', async () => {
  expect(await text()).toBe('200 {"data":[{"id":"a","name":"b"}],"method":"POST"}');
});

test.each<[Fault, string]>([
  [{ kind: 'malformed-json' }, '200 {"data": [{"id": '],
  [{ kind: 'wrong-envelope' }, '200 {"result":"ok"}'],
  [{ kind: 'missing-field', field: 'id' }, '200 {"data":[{"name":"b"}],"method":"POST"}'],
  [{ kind: 'status', status: 503, body: 'busy' }, '503 busy'],
  [{ kind: 'delay', ms: 1 }, '200 {"data":[{"id":"a","name":"b"}],"method":"POST"}'],
])('%j gives %s', async (fault, expected) => {
  proxy.set(fault);
  expect(await text()).toBe(expected);
});

test.each(['refuse', 'reset', 'reset-mid-body', 'drop-answer'] as const)(
  '%s breaks the exchange',
  async (kind) => {
    proxy.set({ kind });
    await expect(text()).rejects.toThrow();
  },
);

test('a dropped answer is one whose work was done, a reset one whose work was not', async () => {
  const before = done;
  proxy.set({ kind: 'reset' });
  await expect(text()).rejects.toThrow();
  expect(done).toBe(before);
  proxy.set({ kind: 'drop-answer' });
  await expect(text()).rejects.toThrow();
  expect(done).toBe(before + 1);
});

test('is switched over its control address, and faults only what it is told to', async () => {
  await fetch(proxy.controlUrl, { method: 'PUT', body: '{"kind":"status","status":500}' });
  expect(await text()).toBe('500 ');
  const counts: unknown = await (await fetch(proxy.controlUrl)).json();
  expect(counts).toMatchObject({ fault: { kind: 'status' } });
  proxy.set({ kind: 'status', status: 500 }, '/elsewhere');
  expect(await text()).toContain('200');
});
