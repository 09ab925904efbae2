import { beforeEach, expect, test } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { rateLimit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { countAttempt, takeBack } from './attempt-limits';

withApplication();

beforeEach(async () => {
  await (await database()).delete(rateLimit);
});

const guess = (email: string, address: string) =>
  countAttempt({ email, address, device: undefined });

async function points() {
  const rows = await (await database()).select().from(rateLimit);
  return new Map(rows.map(({ key, points: at }) => [key.split(':')[0], at]));
}

test('while all strangers together are held up, no guess is given back that was not counted', async () => {
  for (let round = 0; round < 4; round += 1) await guess('ana@clinic.test', '203.0.113.1');
  for (let other = 0; other < 130; other += 1) {
    await guess(`other${other}@clinic.test`, `198.51.${other}.1`);
  }
  const before = (await points()).get('account');
  for (let round = 0; round < 10; round += 1) {
    expect(await guess('ana@clinic.test', '203.0.113.1')).toMatchObject({ status: 'refused' });
  }
  const rows = await (await database()).select().from(rateLimit);
  expect(rows.filter(({ points: at }) => at < 0)).toEqual([]);
  expect((await points()).get('account')).toBe(before);
});

test('a guess that failed for reasons of ours is given back once, and never below none', async () => {
  const attempt = await guess('ana@clinic.test', '203.0.113.1');
  if (attempt.status !== 'counted') throw new Error('it was refused');
  for (let again = 0; again < 3; again += 1) await takeBack(attempt.counted);
  expect(Object.fromEntries(await points())).toMatchObject({ account: 0, pair: 0, network: 0 });
});
