import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

describe.each(DATABASE_KINDS)('what every answer has, on %s', (kind) => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService(kind, { maxBodyBytes: 2_000 });
    ({ key } = await service.addClinic());
  });
  afterAll(() => service.close());

  test('an error outside of the exceptions has envelope A and the correlation id of its header', async () => {
    const { status, headers, body } = await call(service, 'GET', '/patients');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    const error = errorEnvelopeA.parse(body);
    expect(error.code).toBe('AUTHENTICATION_ERROR');
    expect(error.correlationId).toBe(headers.get('x-correlation-id'));
  });

  test('a sane correlation id is taken over, any other is replaced', async () => {
    const sane = await call(service, 'GET', '/patients', {
      key,
      headers: { 'X-Correlation-Id': 'abc-123' },
    });
    expect(sane.status).toBe(200);
    expect(sane.headers.get('x-correlation-id')).toBe('abc-123');
    const odd = await call(service, 'GET', '/patients', {
      key,
      headers: { 'X-Correlation-Id': '<script>' },
    });
    expect(odd.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(['nobody', '..%2F..', 'a%2Fb', `${'x'.repeat(65)}`, '%00', '%zz'])(
    'the patient %s does not exist: 404 in envelope B',
    async (id) => {
      const { status, body } = await call(service, 'GET', `/patients/${id}`, { key });
      expect(status).toBe(404);
      expect(errorEnvelopeB.parse(body)).toMatchObject({ statusCode: 404, error: 'Not Found' });
      expect(body).not.toHaveProperty('code');
    },
  );

  test('an unknown route is 404 NOT_FOUND, with and without a key', async () => {
    for (const path of ['/nothing', '/patients/a/b', '/']) {
      const { status, body } = await call(service, 'GET', path, { key });
      expect(status).toBe(404);
      expect(errorEnvelopeA.parse(body).code).toBe('NOT_FOUND');
    }
    expect((await call(service, 'GET', '/nothing')).status).toBe(404);
  });

  test('a wrong method is 405 and says which are right', async () => {
    const list = await call(service, 'PUT', '/patients', { key, body: {} });
    expect(list.status).toBe(405);
    expect(list.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
    expect(errorEnvelopeA.parse(list.body).code).toBe('METHOD_NOT_ALLOWED');
    const one = await call(service, 'DELETE', '/patients/abc', { key });
    expect(one.headers.get('allow')).toBe('GET, HEAD, OPTIONS, PATCH');
  });

  test('HEAD answers as GET without a body, OPTIONS says what is allowed', async () => {
    const head = await call(service, 'HEAD', '/patients', { key });
    expect([head.status, head.body]).toEqual([200, undefined]);
    expect((await call(service, 'HEAD', '/patients')).status).toBe(401);
    const options = await call(service, 'OPTIONS', '/patients');
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toContain('POST');
  });

  test.each(['{', '', 'null x', '{"firstName": "\\x"}'])('%j is no JSON', async (text) => {
    const { status, body } = await call(service, 'POST', '/patients', {
      key,
      body: text,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(errorEnvelopeA.parse(body).code).toBe('MALFORMED_JSON');
  });

  test('a form is not taken for JSON', async () => {
    const { status } = await call(service, 'POST', '/patients', {
      key,
      body: 'firstName=Ana',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(415);
  });

  test('every wrong field is named, in the words of the wire', async () => {
    const { status, body } = await call(service, 'POST', '/patients', {
      key,
      body: { firstName: ' ', email: 'nobody', dateOfBirth: '2020-02-31', address: { city: 7 } },
    });
    expect(status).toBe(400);
    const error = errorEnvelopeA.parse(body);
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'firstName', code: 'too_small' }),
        expect.objectContaining({ path: 'lastName', code: 'required' }),
        expect.objectContaining({ path: 'email', code: 'invalid_format' }),
        expect.objectContaining({ path: 'dateOfBirth', code: 'invalid_format' }),
        expect.objectContaining({ path: 'address.city', code: 'invalid_type' }),
      ]),
    );
  });

  test('a body that announces too much is refused before it is read', async () => {
    const body = { firstName: 'a'.repeat(3_000), lastName: 'b' };
    const answer = await call(service, 'POST', '/patients', { key, body });
    expect(answer.status).toBe(413);
    expect(errorEnvelopeA.parse(answer.body).code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a body that announces nothing is counted while it is read', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        `${service.baseUrl}/api/v1/patients`,
        { method: 'POST', headers: { Authorization: `Bearer ${key}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sending.on('error', reject);
      for (let part = 0; part < 10; part += 1) sending.write('x'.repeat(500));
      sending.end();
    });
    expect(status).toBe(413);
  });

  test.each([
    ['page=0&limit=0', { page: 1, limit: 20 }],
    ['page=-3&limit=1000', { page: 1, limit: 100 }],
    ['page=abc&limit=abc', { page: 1, limit: 20 }],
    ['page=99999999&limit=5', { page: 10_000, limit: 5 }],
  ])('?%s is brought into range', async (query, expected) => {
    const { status, body } = await call(service, 'GET', `/patients?${query}`, { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pagination: expected });
  });
});
