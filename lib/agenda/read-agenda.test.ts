import { expect, test } from 'vitest';
import { announceChange } from '@/lib/server/door/change-news';
import { callerOf } from '@/lib/testing/caller';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readAgenda } from './read-agenda.server';

const service = await withScriptedService('documented');

const DAY = { from: '2026-11-23', to: '2026-11-23' };

function answerWith(...data: readonly object[]): void {
  service.answer = json(200, { data, pagination: { page: 1, limit: 100, total: data.length } });
  announceChange('appointments.change');
}

test('appointments whose times nobody can read are counted, and make a version of their own', async () => {
  const good = listedAt('one', DAY.from, ['10:00', '10:30']);
  answerWith(good);
  const whole = await readAgenda(callerOf('receptionist'), DAY);
  expect([whole.entries.map(({ id }) => id), whole.unplaced]).toEqual([['one'], 0]);
  answerWith(good, { ...good, id: 'two', startTime: 'mañana temprano' });
  const part = await readAgenda(callerOf('receptionist'), DAY);
  expect([part.entries.map(({ id }) => id), part.unplaced]).toEqual([['one'], 1]);
  expect(part.version).not.toBe(whole.version);
});
