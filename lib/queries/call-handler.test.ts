import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHandler, fileOf, SESSION_ENDED_EVENT } from './call-handler';

const fetch = vi.fn<typeof globalThis.fetch>();
const dispatchEvent = vi.fn<(event: Event) => boolean>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', { dispatchEvent });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const answers = (body: BodyInit, init?: ResponseInit) =>
  fetch.mockResolvedValueOnce(new Response(body, init));

test('says who asks, and sends a body only where there is one', async () => {
  answers('{"status":"ok"}');
  expect(await callHandler('POST', '/api/auth/sign-out', { body: {} })).toEqual({ status: 'ok' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/auth/sign-out', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'clinic-admin',
      'content-type': 'application/json',
    },
    body: '{}',
    signal: expect.any(AbortSignal),
  });

  answers('[]');
  await callHandler('GET', '/api/clinic/patients');
  expect(fetch.mock.lastCall?.[1]).toEqual({
    method: 'GET',
    headers: { accept: 'application/json', 'x-requested-with': 'clinic-admin' },
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['POST', 'OUTCOME_UNKNOWN'],
  ['GET', 'OFFLINE'],
] as const)('an answer that never comes is not waited for for ever: %s', async (method, code) => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetch.mockImplementationOnce(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(limit.signal.reason));
      }),
  );
  const call = callHandler(method, '/api/clinic/patients');
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ status: 0, code });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
});

test('names the version that a change is to find', async () => {
  answers('{}');
  await callHandler('PATCH', '/api/clinic/appointments/a1', { body: {}, ifMatch: '7' });
  expect(fetch.mock.lastCall?.[1]?.headers).toHaveProperty('if-match', '"7"');
});

test('says under which key a change is made once', async () => {
  answers('{}');
  const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
  await callHandler('POST', '/api/clinic/appointments', { body: {}, idempotencyKey });
  expect(fetch.mock.lastCall?.[1]?.headers).toHaveProperty('idempotency-key', idempotencyKey);
});

test('a refusal is thrown with all it says', async () => {
  const said = {
    code: 'VALIDATION_ERROR',
    correlationId: 'c-1',
    fields: [{ path: 'address.city', code: 'too_big' }],
    details: { patientId: 'p1' },
  };
  answers(JSON.stringify(said), { status: 400, headers: { 'retry-after': '30' } });
  await expect(callHandler('GET', '/api/clinic/patients')).rejects.toMatchObject({
    name: 'ClinicProblem',
    status: 400,
    retryAfter: 30,
    ...said,
  });
  expect(dispatchEvent).not.toHaveBeenCalled();
});

test.each([
  '<h1>502</h1>',
  'null',
  '"text"',
  '{"code":502,"correlationId":{},"fields":[null,{"path":1}],"details":"none"}',
])('a refusal by something in between, %j, is unexpected', async (body) => {
  answers(body, { status: 502, headers: { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' } });
  await expect(callHandler('GET', '/api/clinic/patients')).rejects.toMatchObject({
    status: 502,
    code: 'UNEXPECTED',
    correlationId: undefined,
    fields: [],
    details: {},
    retryAfter: undefined,
  });
});

test('without an answer a read is offline, and of a write nobody knows', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = { status: 0, code: 'OFFLINE' };
  await expect(callHandler('GET', '/api/clinic/patients')).rejects.toMatchObject(failed);
  const unknown = { status: 0, code: 'OUTCOME_UNKNOWN' };
  await expect(callHandler('POST', '/api/auth/setup')).rejects.toMatchObject(unknown);
});

test('an answer that cannot be read is a problem, an abort is none', async () => {
  answers('<html>', { status: 200 });
  const unexpected = { status: 200, code: 'UNEXPECTED' };
  await expect(callHandler('GET', '/api/auth/session')).rejects.toMatchObject(unexpected);
  const abort = new DOMException('Aborted', 'AbortError');
  fetch.mockRejectedValueOnce(abort);
  await expect(callHandler('GET', '/api/auth/session')).rejects.toBe(abort);
});

test.each([
  ['cut off', '{"id":"p', 201],
  ['of something in between', '<h1>504</h1>', 504],
])('of a change nobody knows when its answer is %s', async (_name, body, status) => {
  answers(body, { status });
  const unknown = { status, code: 'OUTCOME_UNKNOWN' };
  await expect(callHandler('POST', '/api/clinic/patients')).rejects.toMatchObject(unknown);
});

test('a change that something in between refused was not made', async () => {
  answers('<h1>413</h1>', { status: 413 });
  const unexpected = { status: 413, code: 'UNEXPECTED' };
  await expect(callHandler('POST', '/api/clinic/patients')).rejects.toMatchObject(unexpected);
});

test('the end of the session is told to the shell', async () => {
  answers('{"code":"SIGNED_OUT"}', { status: 401 });
  await expect(callHandler('GET', '/api/clinic/patients')).rejects.toMatchObject({ status: 401 });
  expect(dispatchEvent.mock.lastCall?.[0].type).toBe(SESSION_ENDED_EVENT);
});

test('a file comes as it is; one that is refused, or is cut off, is a problem', async () => {
  answers('a,b\r\n');
  const { blob, fileName } = await fileOf('/api/odontogram/export');
  expect([await blob.text(), blob.type, fileName]).toEqual(['a,b\r\n', '', undefined]);
  answers('{"code":"FORBIDDEN"}', { status: 403 });
  const refused = { status: 403, code: 'FORBIDDEN' };
  await expect(fileOf('/api/odontogram/export')).rejects.toMatchObject(refused);
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
  answers(broken);
  const brokenOff = { status: 0, code: 'FILE_BROKEN_OFF' };
  await expect(fileOf('/api/odontogram/export')).rejects.toMatchObject(brokenOff);
});

test('a file comes with its name, and tells how much of it has come', async () => {
  const headers = {
    'content-length': '4',
    'content-disposition': `attachment; filename="n.zip"; filename*=UTF-8''a%C3%B1o.zip`,
  };
  const parts = new ReadableStream({
    start(stream) {
      stream.enqueue(new Uint8Array([1, 2, 3]));
      stream.enqueue(new Uint8Array([4]));
      stream.close();
    },
  });
  answers(parts, { headers });
  const onProgress = vi.fn();
  const { blob, fileName } = await fileOf('/api/clinic/billing/invoices/pdf-export', {
    onProgress,
  });
  expect([blob.size, fileName]).toEqual([4, 'año.zip']);
  expect(onProgress.mock.calls).toEqual([
    [3, 4],
    [4, 4],
  ]);
});

test.each([
  [false, 'POST', 'NOT_SENT'],
  [false, 'GET', 'OFFLINE'],
  [true, 'POST', 'OUTCOME_UNKNOWN'],
] as const)('where the browser is online: %s, a failed %s is %s', async (onLine, method, code) => {
  vi.stubGlobal('navigator', { onLine });
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(callHandler(method, '/api/auth/session')).rejects.toMatchObject({ code });
});

test('a check says that it is one, and is never told as lost', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(
    callHandler('POST', '/api/clinic/appointments', { body: {}, isCheck: true }),
  ).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({ 'X-Check-Only': '1' });
});
