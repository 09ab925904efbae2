import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('APP_URL', 'https://clinic.example');
await import('./front.mjs');

const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  response.setHeader('Content-Security-Policy', "default-src 'self'");
  response.writeHead(308, { Location: '/' }).end('elsewhere');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sent = send({ host: '127.0.0.1', port, path, headers, method });
  sent.end('x'.repeat(Number(headers['content-length'] ?? 0)));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('no answer');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('the address of the socket takes the place of a claimed one', async () => {
  await ask('/', { 'X-Socket-Address': '203.0.113.9' });
  expect(seen.at(-1)?.headers[globalThis.clinicAdminFront?.addressHeader ?? '']).toBe('127.0.0.1');
});

test('an answer that nobody thought of has the headers all have; its own policy stands', async () => {
  const { headers } = await ask('//');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': "default-src 'self'",
  });
});

test.each(['/%ff', '/%', '/a%zz?b=1', '/%c3%28/x'])(
  '%s is no path: 400, and nobody else is asked',
  async (path) => {
    const before = seen.length;
    const { status, headers, body } = await ask(path);
    expect(seen).toHaveLength(before);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(body)).toMatchObject({
      status: 400,
      code: 'MALFORMED_PATH',
      correlationId: headers['x-correlation-id'],
    });
  },
);

test.each(['/a?b=%ff', '/Mar%C3%ADa', '/%2e%2e/x'])('%s is passed on', async (path) => {
  expect((await ask(path)).status).toBe(308);
  expect(seen.at(-1)?.url).toBe(path);
});

const upload = { 'content-length': '16385' };

test.each([
  ['/login', upload],
  ['/patients?search=x', { 'transfer-encoding': 'chunked' }],
  ['//api/x', upload],
  ['/_x', upload],
  ['http://clinic.example/login', upload],
])('%s is a page, which takes no upload: 413, and nobody else is asked', async (path, headers) => {
  const before = seen.length;
  const { status, body } = await ask(path, headers, 'POST');
  expect(seen).toHaveLength(before);
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
});

test.each([
  ['/login', { 'content-length': '16384' }],
  ['/api/clinic/patients', upload],
  ['http://clinic.example/api/clinic/patients', upload],
])('a body of this size may go to %s', async (path, headers) => {
  expect((await ask(path, headers, 'POST')).status).toBe(308);
  expect(seen.at(-1)).toMatchObject({ method: 'POST', url: path });
});
