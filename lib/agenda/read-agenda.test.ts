import { afterAll, expect, test } from 'vitest';
import { announceChange } from '@/lib/clinic/change-news';
import { withApplication } from '@/lib/testing/application';
import { callerOf } from '@/lib/testing/caller';
import { json, startScriptedService } from '@/lib/testing/scripted-service';
import { readAgenda } from './read-agenda.server';

const service = await startScriptedService();
withApplication({
  CLINIC_API_URL: service.url.href,
  CLINIC_API_KEY: 'key-of-the-tests',
  CLINIC_API_FEATURES: 'documented',
});
afterAll(() => service.close());

const DAY = { from: '2026-11-23', to: '2026-11-23' };
const listed = (id: string, startTime: string) => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  startTime,
  endTime: '2026-11-23T10:30:00-05:00',
  status: 'confirmed',
});

function answerWith(...data: readonly object[]): void {
  service.answer = json(200, { data, pagination: { page: 1, limit: 100, total: data.length } });
  announceChange('appointments.change');
}

test('appointments whose times nobody can read are counted, and make a version of their own', async () => {
  const good = listed('one', '2026-11-23T10:00:00-05:00');
  answerWith(good);
  const whole = await readAgenda(callerOf('receptionist'), DAY);
  expect([whole.entries.map(({ id }) => id), whole.unplaced]).toEqual([['one'], 0]);
  answerWith(good, listed('two', 'mañana temprano'));
  const part = await readAgenda(callerOf('receptionist'), DAY);
  expect([part.entries.map(({ id }) => id), part.unplaced]).toEqual([['one'], 1]);
  expect(part.version).not.toBe(whole.version);
});
