import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { call } from '../testing/call';
import { startService, type TestService } from '../testing/harness';
import { withinDeadline } from './deadline';

describe('what a service withstands', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService('pglite', { rateLimit: { requests: 3, seconds: 60 } });
  });
  afterAll(() => service.close());

  test('a key that asks too often is told when to come back; another key is not held up', async () => {
    const { key } = await service.addClinic();
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) {
      const { status } = await call(service, 'GET', '/patients', { key });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await call(service, 'GET', '/patients', { key });
    expect(errorEnvelopeA.parse(refused.body).code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const other = await service.addClinic();
    expect((await call(service, 'GET', '/patients', { key: other.key })).status).toBe(200);
  });

  test('an answer that would break the contract is a 500 that says nothing, and a line in the log', async () => {
    const { id, key } = await service.addClinic();
    const unreadable = await service.addKey(id, ['patients:read']);
    // No write of ours could make such a row.
    await service.db.execute(
      sql`update api_keys set scopes = '"confidential"' where scopes = '["patients:read"]'`,
    );
    const { status, body } = await call(service, 'GET', '/api-keys', { key });
    expect(status).toBe(500);
    const error = errorEnvelopeA.parse(body);
    expect(error.code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(body)).not.toContain('confidential');
    const logged = service.lines.find((line) => line.includes(error.correlationId ?? 'none'));
    expect(logged).toContain('api-keys.list');
    expect(service.lines.join()).not.toContain(key);
    expect(service.lines.join()).not.toContain(unreadable);
  });

  test('a database that is gone: 500 and 503, nothing leaks, the process is well', async () => {
    const { key } = await service.addClinic();
    await service.db.execute(sql`alter table patients rename to patients_gone`);
    try {
      const { status, body } = await call(service, 'GET', '/patients', { key });
      expect([status, errorEnvelopeA.parse(body).code]).toEqual([500, 'INTERNAL_ERROR']);
      expect(JSON.stringify(body)).not.toMatch(/does not exist|select|patients/i);
    } finally {
      await service.db.execute(sql`alter table patients_gone rename to patients`);
    }
    expect((await call(service, 'GET', '/patients', { key })).status).toBe(200);
    expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
  });
});

test('work that takes too long ends in a 503', async () => {
  const never = () => new Promise<never>(() => undefined);
  await expect(withinDeadline(1, never)).rejects.toMatchObject({
    status: 503,
    code: 'DEADLINE_EXCEEDED',
  });
  await expect(withinDeadline(60_000, async () => 'done')).resolves.toBe('done');
});
