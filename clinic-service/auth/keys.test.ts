import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApiKey, listApiKeys } from '@/lib/contract/api-keys';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { operations } from '@/lib/contract/operations';
import { grants, SCOPES, type Scope } from '@/lib/contract/scopes';
import { apiKeys } from '../db/schema/api-keys';
import { keptAnswers } from '../db/schema/kept-answers';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const created = z.object({ ...createApiKey.response.shape, key: z.string() });

describe.each(DATABASE_KINDS)('API keys, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('every operation asks for its scope: the whole matrix', async () => {
    const { id } = await service.addClinic();
    const unexpected: string[] = [];
    for (const scope of SCOPES) {
      const key = await service.addKey(id, [scope]);
      for (const operation of Object.values(operations)) {
        const path = operation.path.replace('{id}', 'nobody');
        const { status } = await call(service, operation.method, path, {
          key,
          ...(operation.body === undefined ? {} : { body: {} }),
        });
        const refused = status === 403;
        if (refused === grants([scope], operation.scope)) {
          unexpected.push(`${scope} ${operation.id} ${status}`);
        }
      }
    }
    expect(unexpected).toEqual([]);
  });

  test('a refusal for want of a scope is AUTHORIZATION_ERROR and comes before the input is looked at', async () => {
    const { id } = await service.addClinic();
    const key = await service.addKey(id, ['patients:read']);
    const { status, body } = await call(service, 'POST', '/patients', { key, body: '{' });
    expect([status, errorEnvelopeA.parse(body).code]).toEqual([403, 'AUTHORIZATION_ERROR']);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer short',
    'Basic abc',
    'Bearer a b',
    `Bearer ${'x'.repeat(300)}`,
  ])('the credentials %j are none', async (authorization) => {
    const { status } = await call(service, 'GET', '/patients', {
      headers: { Authorization: authorization },
    });
    expect(status).toBe(401);
  });

  test('a key is shown once, stored hashed, works, and ends at once when revoked', async () => {
    const { key: admin } = await service.addClinic();
    const answer = await call(service, 'POST', '/api-keys', {
      key: admin,
      body: { name: 'Portal', scopes: ['patients:write'] },
    });
    expect(answer.status).toBe(201);
    const made = created.parse(answer.body);
    expect(made.key).toMatch(/^cs_[\w-]{43}$/);
    expect(made.prefix).toBe(made.key.slice(0, 8));
    const [row] = await service.db.select().from(apiKeys).where(eq(apiKeys.id, made.id));
    expect(JSON.stringify(row)).not.toContain(made.key);

    expect((await call(service, 'GET', '/patients', { key: made.key })).status).toBe(200);
    const list = await call(service, 'GET', '/api-keys', { key: admin });
    expect(JSON.stringify(list.body)).not.toContain(made.key);
    const keys = listApiKeys.response.parse(list.body).data;
    expect(keys.map(({ name }) => name).sort()).toEqual(['Portal', 'Test']);
    expect(JSON.parse(JSON.stringify(list.body)).data[0].expiresAt).toBeNull();

    const revoked = await call(service, 'DELETE', `/api-keys/${made.id}`, { key: admin });
    expect(revoked.body).toEqual({ success: true, data: { id: made.id } });
    expect((await call(service, 'GET', '/patients', { key: made.key })).status).toBe(401);
    const again = await call(service, 'DELETE', `/api-keys/${made.id}`, { key: admin });
    expect([again.status, errorEnvelopeA.parse(again.body).code]).toEqual([404, 'NOT_FOUND']);
    const rest = await call(service, 'GET', '/api-keys', { key: admin });
    expect(listApiKeys.response.parse(rest.body).data).toHaveLength(1);
  });

  test('a key whose answer is asked for again is made once, told once and kept nowhere', async () => {
    const { id, key: admin } = await service.addClinic();
    const make = async () => {
      const answer = await call(service, 'POST', '/api-keys', {
        key: admin,
        body: { name: 'Portal', scopes: ['patients:read'] },
        headers: { 'Idempotency-Key': 'the-form-of-the-portal' },
      });
      expect(answer.status).toBe(201);
      return createApiKey.response.parse(answer.body);
    };
    const answers = [...(await Promise.all([make(), make()])), await make()];
    const told = answers.filter(({ key }) => key !== null);
    expect(told).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await service.db.$count(apiKeys, eq(apiKeys.clinicId, id))).toBe(2);
    const [kept] = await service.db.select().from(keptAnswers).where(eq(keptAnswers.clinicId, id));
    expect(kept?.answer).toEqual({ ...told[0], key: null });
    expect(JSON.stringify(kept)).not.toContain(told[0]?.key);
  });

  test('a key gives a new one only scopes that it has itself, or that they imply', async () => {
    const { id, key: all } = await service.addClinic();
    const narrow = await service.addKey(id, ['admin', 'patients:write']);
    const make = (key: string, scopes: readonly Scope[]) =>
      call(service, 'POST', '/api-keys', { key, body: { name: 'New', scopes } });

    expect((await make(all, SCOPES)).status).toBe(201);
    expect((await make(narrow, ['patients:read', 'patients:write', 'admin'])).status).toBe(201);
    for (const scopes of [['billing:read'], ['patients:read', 'emr:write']] as const) {
      const { status, body } = await make(narrow, scopes);
      expect([status, errorEnvelopeA.parse(body).code]).toEqual([403, 'AUTHORIZATION_ERROR']);
    }
    const kept = await service.db.select().from(apiKeys).where(eq(apiKeys.clinicId, id));
    expect(kept.filter(({ name }) => name === 'New')).toHaveLength(2);
  });

  test('a key revoked by another replica stops within a second', async () => {
    const { id, key } = await service.addClinic();
    expect((await call(service, 'GET', '/patients', { key })).status).toBe(200);
    await service.db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.clinicId, id));
    service.clock.advance(1_000);
    expect((await call(service, 'GET', '/patients', { key })).status).toBe(401);
  });

  test('an expiry beyond the last year, as its offset makes it, is refused; the last one is kept', async () => {
    const { key } = await service.addClinic();
    const make = (expiresAt: string) =>
      call(service, 'POST', '/api-keys', {
        key,
        body: { name: 'New', scopes: ['patients:read'], expiresAt },
      });
    const refused = await make('9999-12-31T23:59:59-23:59');
    expect([refused.status, errorEnvelopeA.parse(refused.body).code]).toEqual([
      400,
      'VALIDATION_ERROR',
    ]);
    expect(errorEnvelopeA.parse(refused.body).details).toMatchObject({
      fields: [{ path: 'expiresAt' }],
    });
    for (const expiresAt of ['0000-01-01T00:00:00+23:59', '0001-01-01T00:00:00Z']) {
      expect((await make(expiresAt)).status).toBe(400);
    }
    const last = await make('9999-12-31T23:59:59+00:00');
    expect(last.body).toMatchObject({ expiresAt: '9999-12-31T23:59:59.000Z' });
  });

  test('an expired key is refused and not listed; one may not be made expired', async () => {
    const { id, key: admin } = await service.addClinic();
    const expiry = new Date(service.clock.now().getTime() + 60_000);
    const key = await service.addKey(id, ['patients:read'], expiry);
    expect((await call(service, 'GET', '/patients', { key })).status).toBe(200);
    service.clock.advance(60_000);
    const expired = await call(service, 'GET', '/patients', { key });
    expect([expired.status, errorEnvelopeA.parse(expired.body).code]).toEqual([
      401,
      'AUTHENTICATION_ERROR',
    ]);
    const list = await call(service, 'GET', '/api-keys', { key: admin });
    expect(listApiKeys.response.parse(list.body).data).toHaveLength(1);
    const refused = await call(service, 'POST', '/api-keys', {
      key: admin,
      body: { name: 'Late', scopes: ['admin'], expiresAt: '2020-01-01T00:00:00-05:00' },
    });
    expect(errorEnvelopeA.parse(refused.body).details).toMatchObject({
      fields: [{ path: 'expiresAt', code: 'in_past' }],
    });
  });

  test('its last use is written, at most once a minute', async () => {
    const { id, key } = await service.addClinic();
    const lastUse = async () => {
      await service.settle();
      const [row] = await service.db.select().from(apiKeys).where(eq(apiKeys.clinicId, id));
      return row?.lastUsedAt;
    };
    const first = service.clock.now();
    await call(service, 'GET', '/patients', { key });
    expect(await lastUse()).toEqual(first);
    service.clock.advance(30_000);
    await call(service, 'GET', '/patients', { key });
    expect(await lastUse()).toEqual(first);
    service.clock.advance(30_000);
    await call(service, 'GET', '/patients', { key });
    expect(await lastUse()).toEqual(service.clock.now());
  });

  test('a key sees its own clinic only, in every operation', async () => {
    const here = await service.addClinic();
    const there = await service.addClinic();
    const body = {
      firstName: 'Ana',
      lastName: 'Gómez',
      documentType: 'CC',
      documentNumber: '123456',
    };
    const made = await call(service, 'POST', '/patients', { key: there.key, body });
    const { id } = z.object({ id: z.string() }).parse(made.body);
    const keys = listApiKeys.response.parse(
      (await call(service, 'GET', '/api-keys', { key: there.key })).body,
    ).data;

    for (const path of ['/patients', '/patients?search=gomez', '/patients?search=123456']) {
      const { body: list } = await call(service, 'GET', path, { key: here.key });
      expect(list).toMatchObject({ data: [], pagination: { total: 0 } });
    }
    const path = `/patients/${id}`;
    expect((await call(service, 'GET', path, { key: here.key })).status).toBe(404);
    const change = { key: here.key, body: { firstName: 'Otra' } };
    expect((await call(service, 'PATCH', path, change)).status).toBe(404);
    const revoke = await call(service, 'DELETE', `/api-keys/${keys[0]?.id}`, { key: here.key });
    expect(revoke.status).toBe(404);
    const same = await call(service, 'POST', '/patients', { key: here.key, body });
    expect(same.status).toBe(201);
    const { body: untouched } = await call(service, 'GET', path, { key: there.key });
    expect(untouched).toMatchObject({ firstName: 'Ana' });
  });
});
