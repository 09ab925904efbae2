import { expect, test, vi } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { callerOf } from '@/lib/testing/caller';
import { touchSession } from './session-lookup';

vi.mock('@/lib/server/db/application-database');

test.each([
  ['53100', true],
  ['57P01', false],
])('that somebody is active cannot be written, %s: they read on: %j', async (code, goesOn) => {
  const error = Object.assign(new Error('no'), { code });
  const update = () => ({ set: () => ({ where: () => Promise.reject(error) }) });
  vi.mocked(database).mockResolvedValue({ update } as never);
  const { staff, id } = callerOf('dentist').session;
  const at = new Date(Date.now() - 600_000);
  const found = { id, staff, createdAt: at, idleExpiresAt: new Date(), touchedAt: at };
  const touched = touchSession(found);
  await (goesOn ? expect(touched).resolves.toBe(found) : expect(touched).rejects.toBe(error));
});
