import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { database } from '@/lib/server/db/application-database';
import { changeSettings } from '@/lib/server/db/clinic-settings.server';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { emptyTrail } from '@/lib/testing/trail';
import { record } from './audit';
import { countChart, manyCharts } from './many-charts';

withApplication();

beforeEach(async () => {
  await emptyTrail();
  const values = { ...DEFAULT_SETTINGS.safety, chartsPerHour: 10 };
  await changeSettings({ section: 'safety', version: 0, values }, 'admin');
});

async function open(staffId: string, patients: number): Promise<void> {
  const entry = { action: 'patients.read', result: 'ok', staffId, staffName: 'Ana' } as const;
  for (let patient = 0; patient < patients; patient += 1) await countChart(entry, `p${patient}`);
}

test('who opens more patients than the clinic set is told, again at twice and five times as many', async () => {
  await open('desk', 10);
  await open('desk', 10);
  expect(await manyCharts(new Date())).toEqual([]);
  await open('desk', 30);
  await open('dentist', 4);
  expect(await manyCharts(new Date())).toMatchObject([
    { staffId: 'desk', name: 'Ana', patients: 20 },
  ]);
  await open('desk', 60);
  expect(await manyCharts(new Date())).toMatchObject([{ patients: 50 }]);
  const db = await database();
  const told = await db.select().from(audit).where(eq(audit.action, 'views.many'));
  expect(told.map(({ detail }) => detail?.patients)).toEqual([10, 20, 50]);
});

test('one who is told of again and again hides no colleague', async () => {
  const row = {
    action: 'views.many',
    result: 'ok',
    detail: { patients: 20, minutes: 60 },
  } as const;
  await record({ ...row, staffId: 'colleague', staffName: 'Eva' });
  for (let hour = 0; hour < 8; hour += 1) {
    await record({ ...row, staffId: 'desk', staffName: 'Ana' });
  }
  expect(await manyCharts(new Date())).toMatchObject([{ name: 'Ana' }, { name: 'Eva' }]);
});
