import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/http-fixtures';

// A log of its own: what is odd must be answered, and told in no other way than anything else.
test.use({ stackOptions: { serviceEnv: { CLINIC_SEED: 'empty' } } });
test.describe.configure({ mode: 'default' });

const FORM = 'Content-Type: application/x-www-form-urlencoded';

const ANSWERS = [
  { line: 'TRACE /patients', status: 405 },
  { line: 'TRACE /api/clinic/patients', status: 405 },
  { line: 'OPTIONS *', status: 400 },
  { line: 'GET http://evil.example/patients', status: 400 },
  { line: 'PUT /patients', status: 405 },
  { line: 'DELETE /login', status: 405 },
  { line: 'PATCH /patients/new', status: 405 },
  { line: 'PROPFIND /patients', status: 405 },
  { line: 'POST /login', status: 405 },
  { line: 'POST /login', headers: ['Next-Action: 0123456789', FORM], status: 405 },
  { line: 'POST /login?next=%2Fpatients', headers: [FORM], status: 405 },
  { line: 'POST /healthz', status: 405 },
  { line: 'OPTIONS /api/nothing', status: 404 },
  { line: 'OPTIONS /api/clinic/nothing', status: 401 },
  { line: 'PROPFIND /api/auth/sign-in', status: 405 },
];

for (const { line, headers = [], status } of ANSWERS) {
  test(`${[line, ...headers].join(', ')} answers ${status} with a problem`, async ({ stack }) => {
    const before = unstructured(stack.logFile);
    const answer = await ask(stack.url, [`${line} HTTP/1.1`, ...headers]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^cache-control: private, no-store/im);
    expect(head).toMatch(/^x-correlation-id: \S+/im);
    expect(body).toContain(`"status":${status}`);
    if (status === 405) expect(head).toMatch(/^allow: GET, HEAD/im);
    expect(unstructured(stack.logFile)).toEqual(before);
  });
}

test('what a method may be is said of an address of the clinic, to who may know', async ({
  apiOf,
}) => {
  const api = await apiOf('receptionist');
  const listed = await api.send('OPTIONS', '/api/clinic/patients');
  expect(listed.status()).toBe(405);
  expect(listed.headers().allow).toBe(
    (await api.send('HEAD', '/api/clinic/patients')).headers().allow,
  );
  expect((await api.send('OPTIONS', '/api/clinic/nothing')).status()).toBe(404);
});

test('the page of last resort is no address', async ({ apiOf }) => {
  const api = await apiOf();
  expect((await api.get('/_global-error')).status()).toBe(404);
});

for (const path of ['//?search=Perez', '/patients//?search=Perez', '/patients/', '/login/']) {
  test(`where ${path} leads is kept by no cache`, async ({ apiOf }) => {
    const response = await (await apiOf()).get(path);
    expect(response.status()).toBe(308);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });
}

for (const path of [
  '/login',
  '/patients',
  '/api/../login',
  '/_next/static/x',
  '/api/auth/sign-in',
]) {
  for (const header of ['Content-Type: text/plain', 'Next-Action: 0123456789', FORM]) {
    test(`an upload to ${path} with ${header} is answered before it has come, and leaves no trace when it breaks off`, async ({
      stack,
    }) => {
      const before = unstructured(stack.logFile);
      await breakOff(stack.url, [`POST ${path} HTTP/1.1`, header, 'Content-Length: 16000']);
      // What a later request has logged or not, it has after the one that broke off.
      await ask(stack.url, ['GET /login HTTP/1.1']);
      expect(unstructured(stack.logFile)).toEqual(before);
    });
  }
}

for (const path of ['/api/auth/sign-in', '/api/clinic/patients']) {
  test(`a change to ${path} that breaks off is no error of ours`, async ({ apiOf, stack }) => {
    const api = await apiOf('receptionist');
    const [errors, brokenOff] = [count(stack.logFile, ERROR), count(stack.logFile, BROKEN_OFF)];
    const socket = await send(stack.url, [
      `POST ${path} HTTP/1.1`,
      `Origin: ${stack.url}`,
      `Cookie: ${await api.cookie()}`,
      'X-Requested-With: clinic-admin',
      'Idempotency-Key: 5f3a2c7e-5d1f-4f0e-9a51-6a0c8f2d7b10',
      'Content-Type: application/json',
      'Content-Length: 1000',
    ]);
    socket.on('error', () => undefined);
    socket.write('{"firstName":');
    // Its handler reads by then: an answer to another request has come.
    await ask(stack.url, ['GET /readyz HTTP/1.1']);
    socket.resetAndDestroy();
    await expect.poll(() => count(stack.logFile, BROKEN_OFF)).toBe(brokenOff + 1);
    expect(count(stack.logFile, ERROR)).toBe(errors);
  });
}

const ERROR = '"level":50';
const BROKEN_OFF = 'A request ended before its body did';

function count(logFile: string, words: string): number {
  return readFileSync(logFile, 'utf8').split(words).length - 1;
}

/** The lines of the log that no machine can read. */
function unstructured(logFile: string): string[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
}

async function send(url: string, lines: readonly string[]) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write([...lines, `Host: ${host}`, '', ''].join('\r\n'));
  return socket;
}

async function ask(url: string, lines: readonly string[]): Promise<string> {
  return text(await send(url, [...lines, 'Connection: close']));
}

async function breakOff(url: string, lines: readonly string[]): Promise<void> {
  const socket = await send(url, lines);
  socket.on('error', () => undefined);
  socket.write('x'.repeat(1_000));
  await once(socket, 'data');
  socket.resetAndDestroy();
}
