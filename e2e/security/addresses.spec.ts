import { join } from 'node:path';
import { ne } from 'drizzle-orm';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { audit } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/storage/open-database';
import { expect, test } from '../support/http-fixtures';

// The trail is read where it is kept, once the application has ended.
test.use({ stackOptions: { serviceEnv: { CLINIC_SEED: 'empty' } } });

/** Mistakes that one address has before it is held up. */
const ALLOWED = 60;

test('who says to come from elsewhere is held up, and on the trail, as who they are', async ({
  apiOf,
  ownStack,
}) => {
  const api = await apiOf();
  const claims = (entry: string) => ({
    'x-forwarded-for': entry,
    'x-real-ip': entry,
    'x-socket-address': entry,
    forwarded: `for=${entry}`,
  });
  const statuses: number[] = [];
  for (let index = 0; index <= ALLOWED; index += 1) {
    const guess = { email: `nobody-${index}@clinic.test`, password: 'not it at all' };
    const answer = await api.send('POST', '/api/auth/sign-in', guess, claims(`203.0.113.${index}`));
    statuses.push(answer.status());
  }
  expect(statuses.slice(0, ALLOWED).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const demo = await api.send('POST', '/api/auth/demo', { role: 'billing' }, claims('203.0.113.1'));
  expect(demo.status()).toBe(200);
  await api.get('/api/clinic/patients', claims('203.0.113.1'));
  await ownStack.stopApplication();

  const database = await openDatabase({
    folder: join(ownStack.dataDir, 'app'),
    migrations: APPLICATION_MIGRATIONS,
  });
  // The beginning of a process comes from nowhere.
  const rows = await database.db
    .select({ address: audit.address })
    .from(audit)
    .where(ne(audit.action, 'audit.begin'));
  await database.close();
  expect(rows.length).toBeGreaterThan(ALLOWED);
  expect([...new Set(rows.map(({ address }) => address))]).toEqual(['127.0.0.1']);
});
