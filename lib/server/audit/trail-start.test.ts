import { and, asc, eq, gt } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { checkTrail, emptyTrail } from '@/lib/testing/trail';
import { finishAudit, openTrail, record } from './audit';
import { beginChain } from './audit-rows';

withApplication();

beforeEach(emptyTrail);

const entry = { action: 'patients.read', result: 'ok', patientId: 'p1' } as const;
const rows = async () => (await database()).select().from(audit).orderBy(asc(audit.seq));

/** As a new process, on the same database and data folder. */
async function restart(): Promise<void> {
  globalThis.clinicAdminState?.delete('audit');
  await openTrail();
}

test('a trail that was cut is told when the process starts', async () => {
  for (let row = 0; row < 5; row += 1) await record(entry);
  const [, , third] = await rows();
  await finishAudit();
  await (await database()).delete(audit).where(gt(audit.seq, third?.seq ?? 0));
  await restart();
  const db = await database();
  const told = await db
    .select()
    .from(audit)
    .where(and(eq(audit.action, 'audit.verify'), eq(audit.result, 'failed')));
  expect(told[0]?.detail).toMatchObject({ what: 'cut' });
});

test('another key than before is told when the process starts', async () => {
  const failed = async () =>
    (await rows()).filter(({ action, result }) => action === 'audit.verify' && result === 'failed');
  await restart();
  expect(await failed()).toEqual([]);
  const another = { secret: 'another key, of 32 characters or more', id: '0123456789abcdef' };
  await beginChain(await database(), another);
  await restart();
  expect((await failed())[0]?.detail).toMatchObject({ what: 'key', before: another.id });
});

test('a clock that is set back a day breaks nothing', async () => {
  await record(entry);
  vi.setSystemTime(Date.now() - 86_400_000);
  await record(entry);
  await restart();
  await record(entry);
  vi.useRealTimers();
  await record(entry);
  expect(await checkTrail()).toMatchObject({ intact: true, rows: 6 });
});
