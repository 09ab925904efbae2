import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { announceChange } from '@/lib/server/door/change-news';
import { callerOf } from '@/lib/testing/caller';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readConfirmed, readDayAhead } from './read-confirmed.server';

const service = await withScriptedService('documented');

const caller = callerOf('billing');

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
/** Of half an hour, `YYYY-MM-DDTHH` o'clock. */
const listed = (id: string, hour: string, status = 'confirmed') => {
  const [date = '', at = ''] = hour.split('T');
  return listedAt(id, date, [`${at}:00`, `${at}:30`], { status });
};

const asked = (request: IncomingMessage) => new URL(request.url ?? '', service.url).searchParams;

function answerWith(all: readonly object[]): void {
  service.answer = (request, response) => {
    const page = Number(asked(request).get('page'));
    const data = all.slice((page - 1) * 100, page * 100);
    const pagination = { page, limit: 100, total: all.length };
    json(200, { data, pagination })(request, response);
  };
}

beforeEach(() => {
  service.requests.length = 0;
  announceChange('appointments.change');
});

test('is read once for everybody, and again after somebody changed an appointment here', async () => {
  answerWith([listed('one', '2026-11-18T10')]);
  await Promise.all([readConfirmed(caller, WEEK), readConfirmed(caller, WEEK)]);
  await readConfirmed(caller, WEEK);
  expect(service.requests).toHaveLength(1);
  announceChange('patients.change');
  await readConfirmed(caller, WEEK);
  expect(service.requests).toHaveLength(1);
  answerWith([]);
  announceChange('appointments.change');
  expect((await readConfirmed(caller, WEEK)).entries).toEqual([]);
  expect(service.requests).toHaveLength(2);
});

test('asks for the confirmed alone, and takes no others where the service sends them', async () => {
  answerWith([
    listed('later', '2026-11-19T09'),
    listed('sooner', '2026-11-18T09'),
    listed('done', '2026-11-18T10', 'completed'),
    listed('of another day', '2026-11-23T10'),
  ]);
  const { entries } = await readConfirmed(caller, WEEK);
  expect(entries.map(({ id }) => id)).toEqual(['sooner', 'later']);
  expect(service.requests[0]?.url).toContain('status=confirmed');
});

test('more than a page are all of them', async () => {
  answerWith(Array.from({ length: 250 }, (_, index) => listed(`number ${index}`, '2026-11-18T09')));
  expect((await readConfirmed(caller, WEEK)).entries).toHaveLength(250);
  expect(service.requests).toHaveLength(3);
});

test('a list of patients is on the trail; how many are booked on a day names nobody', async () => {
  await flushAudit();
  await (await database()).delete(audit);
  answerWith([listed('second', '2026-11-24T10'), listed('first', '2026-11-24T07')]);
  expect(await readDayAhead(caller, '2026-11-24')).toEqual({
    starts: [
      { doctorId: 'doc-1', from: 420 },
      { doctorId: 'doc-1', from: 600 },
    ],
    staleSince: undefined,
  });
  await readConfirmed(caller, { from: '2026-11-17', to: '2026-11-23' });
  await flushAudit();
  const rows = await (await database()).select().from(audit);
  expect(rows.filter(({ action }) => action !== 'audit.begin')).toMatchObject([
    {
      action: 'appointments.list',
      detail: { from: '2026-11-17', to: '2026-11-23', status: 'confirmed' },
    },
  ]);
});

test('what cannot be read is no empty list', async () => {
  service.answer = json(403, {});
  await expect(readDayAhead(caller, '2030-01-01')).rejects.toMatchObject({ status: 403 });
});

test('what cannot be read again is given on, and said to be old', async () => {
  const before = new Date();
  answerWith([listed('one', '2026-11-18T10')]);
  expect((await readConfirmed(caller, WEEK)).staleSince).toBeUndefined();
  service.answer = json(500, {});
  announceChange('appointments.change');
  const { entries, staleSince } = await readConfirmed(caller, WEEK);
  expect(entries.map(({ id }) => id)).toEqual(['one']);
  expect(staleSince?.getTime()).toBeGreaterThanOrEqual(before.getTime());
});
