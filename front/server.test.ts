import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADDRESS_HEADER, createFront } from './server.mjs';

const seen: IncomingMessage[] = [];
const { server } = createFront({
  appUrl: 'https://clinic.example',
  handle: async (request, response) => {
    seen.push(request);
    if (request.url === '/fails') throw new Error('The framework failed.');
    if (request.url === '/own-policy') {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
    }
    if (request.url === '/file.js') response.setHeader('Cache-Control', 'public, immutable');
    if (request.url === '/other.js')
      response.writeHead(200, { 'Cache-Control': 'public, max-age=0' });
    else response.writeHead(308, { Location: '/' });
    response.end('elsewhere');
  },
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
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

const policyOf = async (path: string) =>
  (await ask(path)).headers['content-security-policy']?.toString() ?? '';

test('the address of the socket takes the place of a claimed one', async () => {
  await ask('/', { 'X-Socket-Address': '203.0.113.9' });
  expect(seen.at(-1)?.headers[ADDRESS_HEADER]).toBe('127.0.0.1');
});

test('an answer that nobody thought of has the headers all have; its own policy stands', async () => {
  const { headers } = await ask('/own-policy');
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

test.each(['*', 'http://evil.example/patients', 'http://clinic.example/api/x'])(
  '%s is no target: 400, and nobody else is asked',
  async (target) => {
    const before = seen.length;
    const { status, headers, body } = await ask(target, {}, 'OPTIONS');
    expect(seen).toHaveLength(before);
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'MALFORMED_PATH' });
  },
);

const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '20' };

test.each<[string, string, Record<string, string>]>([
  ['POST', '/patients?search=x', {}],
  ['PATCH', '/patients?search=x', {}],
  ['DELETE', '/patients?search=x', {}],
  ['OPTIONS', '/patients?search=x', {}],
  ['TRACE', '/patients?search=x', {}],
  ['PROPFIND', '/patients?search=x', {}],
  ['POST', '/login', { 'content-length': '16000' }],
  ['POST', '/login', form],
  ['POST', '/login', { ...form, 'next-action': 'x' }],
  ['POST', '//evil.example/x', form],
  ['POST', '/\\evil.example/x', form],
  ['POST', '//api/x', {}],
  ['POST', '/api', {}],
  ['POST', '/api/../login', {}],
  ['POST', '/api/%2e%2e/login', {}],
  ['POST', '/_x', {}],
  ['PUT', '/login', form],
])('%s %s, and a page is only read: 405, and nobody else is asked', async (method, path, sent) => {
  const before = seen.length;
  const { status, headers, body } = await ask(path, sent, method);
  expect(seen).toHaveLength(before);
  expect(status).toBe(405);
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'private, no-store' });
  expect(JSON.parse(body)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});

test.each(['TRACE', 'PROPFIND'])('%s is no method of the API either', async (method) => {
  const before = seen.length;
  const { status, headers } = await ask('/api/clinic/patients', {}, method);
  expect(seen).toHaveLength(before);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
});

test.each([{ 'content-length': '1' }, { 'transfer-encoding': 'chunked' }])(
  'a page takes no body: 413, and nobody else is asked',
  async (sent) => {
    const before = seen.length;
    const { status, body } = await ask('/patients', sent);
    expect(seen).toHaveLength(before);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s may go to the API', async (method) => {
  const path = '/api/clinic/patients';
  expect((await ask(path, { 'content-length': '16385' }, method)).status).toBe(308);
  expect(seen.at(-1)).toMatchObject({ method, url: path });
});

test('no cache keeps an answer that does not say so; one that does is as it says', async () => {
  expect((await ask('//')).headers['cache-control']).toBe('private, no-store');
  expect((await ask('/file.js')).headers['cache-control']).toBe('public, immutable');
  expect((await ask('/other.js')).headers['cache-control']).toBe('public, max-age=0');
});

test.each(['/patients?search=ana', '/', '/icon.svg', '/api'])(
  'a page has a policy with a nonce of its own and nothing inline besides: %s',
  async (path) => {
    const [first, second] = [await policyOf(path), await policyOf(path)];
    expect(first).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
    expect(first).not.toBe(second);
    expect(first).toContain("default-src 'none'");
    expect(first).toContain("base-uri 'none'");
    expect(first).toContain("frame-ancestors 'none'");
    expect(first).not.toContain('unsafe');
    expect((await ask(path)).headers['cache-control']).toBe('private, no-store');
  },
);

test.each(['/api/clinic/patients', '/_next/static/x.js', '/healthz', '/readyz'])(
  'what is no page runs nothing: %s',
  async (path) => {
    expect(await policyOf(path)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  },
);

const CLAIMS = {
  'x-pathname': '//evil.example',
  'content-security-policy': "script-src 'nonce-known'",
  'content-security-policy-report-only': "script-src 'nonce-known'",
};

test('the renderer hears the nonce and where the page is from us, not from the request', async () => {
  const { headers } = await ask('/patients?page=2', CLAIMS);
  const told = seen.at(-1)?.headers;
  expect(told?.['x-pathname']).toBe('/patients?page=2');
  expect(told?.['content-security-policy']).toBe(headers['content-security-policy']);
  expect(told?.['content-security-policy-report-only']).toBeUndefined();
});

test('where no page is asked for, a claimed nonce or place is taken away', async () => {
  await ask('/api/nothing', CLAIMS);
  for (const name of Object.keys(CLAIMS)) expect(seen.at(-1)?.headers[name]).toBeUndefined();
});

test('a navigation of the framework is told where the person is', async () => {
  await ask('/patients?search=a%20b&_rsc=x1y2', { rsc: '1' });
  expect(seen.at(-1)?.headers['x-pathname']).toBe('/patients?search=a+b');
});

test('what the framework throws is a bare 500, and no end of the process', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ask('/fails')).toMatchObject({ status: 500, body: '' });
  expect(log).toHaveBeenCalledOnce();
});

test('an upgrade is answered like any other request', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  expect((await ask('/_next/hmr', upgrade)).status).toBe(308);
});
