import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listApiKeyUses } from '@/lib/contract/api-keys';
import { apiKeyUses } from '../db/schema/api-key-uses';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;

describe.each(DATABASE_KINDS)('what a key was used for, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function keyWithId() {
    const { key } = await service.addClinic();
    const list = await call(service, 'GET', '/api-keys', { key });
    const [{ id }] = JSON.parse(JSON.stringify(list.body)).data;
    return { key, id: String(id) };
  }

  async function usesOf(key: string, id: string, query = '') {
    await service.settle();
    const { status, body } = await call(service, 'GET', `/api-keys/${id}/uses${query}`, { key });
    expect(status).toBe(200);
    return listApiKeyUses.response.parse(body);
  }

  test('is gathered: what was asked of whom, how often within a minute, and how it ended', async () => {
    const { key, id } = await keyWithId();
    service.clock.advance(A_MINUTE);
    const first = service.clock.now().toISOString();
    await call(service, 'GET', '/patients', { key });
    await call(service, 'GET', '/patients/nobody', { key });
    await service.settle();
    service.clock.advance(10_000);
    // What was written before is added to; a path that no id can have is kept without it.
    await call(service, 'GET', '/patients/nobody', { key });
    await call(service, 'GET', '/patients/no%00body', { key });
    await call(service, 'GET', '/emr/medical-records?patientId=pat-1', { key });
    const { data, pagination } = await usesOf(key, id);
    const last = service.clock.now().toISOString();
    const ofPatient = { operation: 'patients.read', lastStatus: 404 };
    expect(data).toEqual([
      { operation: 'medical-records.list', ids: ['pat-1'], count: 1, at: last, lastStatus: 200 },
      { ...ofPatient, ids: [], count: 1, at: last },
      { ...ofPatient, ids: ['nobody'], count: 2, at: last },
      { operation: 'patients.list', lastStatus: 200, ids: [], count: 1, at: first },
      expect.objectContaining({ operation: 'api-keys.list', ids: [] }),
    ]);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 5, totalPages: 1 });
    const second = await usesOf(key, id, '?page=2&limit=2');
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 6, totalPages: 3 });
    expect(second.data).toHaveLength(2);
  });

  test('another clinic’s is not told', async () => {
    const { id } = await keyWithId();
    const { key: other } = await keyWithId();
    expect((await call(service, 'GET', `/api-keys/${id}/uses`, { key: other })).status).toBe(404);
  });

  test('is written once a second by itself, and deleted after 90 days', async () => {
    const { key, id } = await keyWithId();
    const mine = async () =>
      (await service.db.select().from(apiKeyUses)).filter(({ keyId }) => keyId === id);
    await expect.poll(mine, { timeout: 30_000 }).toHaveLength(1);
    service.clock.advance(89 * A_DAY);
    await call(service, 'GET', '/patients', { key });
    await service.settle();
    expect(await mine()).toHaveLength(2);
    service.clock.advance(2 * A_DAY);
    await call(service, 'GET', '/patients', { key });
    await service.settle();
    expect(await mine()).toHaveLength(2);
  });

  test('that it cannot be written fails no answer, and it is written later', async () => {
    const { key, id } = await keyWithId();
    const renamed = (from: string, to: string) =>
      service.db.execute(`alter table ${from} rename to ${to}`);
    await renamed('api_key_uses', 'uses_gone');
    expect((await call(service, 'GET', '/patients', { key })).status).toBe(200);
    await service.settle();
    expect(service.lines.join()).toContain('uses of keys not written');
    await renamed('uses_gone', 'api_key_uses');
    const { data } = await usesOf(key, id);
    expect(data.map(({ operation }) => operation).sort()).toEqual([
      'api-keys.list',
      'patients.list',
    ]);
  });

  test('who guesses keys is told to wait; a right key, and one wrong one again and again, are not', async () => {
    const { key } = await keyWithId();
    const asked = async (tried: string) => call(service, 'GET', '/patients', { key: tried });
    const wrong = (number: number) => `a-wrong-key-of-the-tests-${number}-0123456789`;
    for (let again = 0; again < 25; again += 1) expect((await asked(wrong(0))).status).toBe(401);
    const answers = [];
    for (let guess = 1; guess <= 25; guess += 1) answers.push(await asked(wrong(guess)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array(19).fill(401), ...Array(6).fill(429)]);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await asked(key)).status).toBe(200);
  });
});
