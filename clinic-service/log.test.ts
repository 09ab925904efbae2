import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './testing/call';
import { startService, type TestService } from './testing/harness';

let service: TestService;
beforeAll(async () => {
  service = await startService('pglite');
});
afterAll(() => service.close());

test('a write that the database fails is logged without what was written', async () => {
  const { key } = await service.addClinic();
  await service.db.execute(sql`alter table patients rename column gender to gone`);
  const body = { firstName: 'Canaria', lastName: 'Ñáñez', documentNumber: '1020304050' };
  const answer = await call(service, 'POST', '/patients', { key, body });
  expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_ERROR' } });
  const log = service.lines.join('');
  expect(log).toContain('request failed');
  expect(log).toContain('insert into');
  for (const value of Object.values(body)) expect(log).not.toContain(value);
});
