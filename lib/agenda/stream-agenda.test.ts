import { expect, test } from 'vitest';
import { announceChange } from '@/lib/clinic/change-news';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readAgenda } from './read-agenda.server';
import { streamAgenda } from './stream-agenda.server';

const service = await withScriptedService('documented');

const DAY = { from: '2026-11-23', to: '2026-11-23' };

/** The names of the events of a stream, in their order, until there are so many. */
async function eventsOf(response: Response, count: number): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const names = () => [...told.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '');
  while (reader && names().length < count) told += (await reader.read()).value ?? '';
  return names();
}

test('a day that others read before the service failed is given, and then told to be old', async () => {
  service.answer = json(200, { data: [], pagination: { page: 1, limit: 100, total: 0 } });
  await readAgenda(callerOf('receptionist'), DAY);
  service.answer = json(500, {});
  announceChange('appointments.change');
  const now = await readAgenda(callerOf('receptionist'), DAY);
  const gone = new AbortController();
  const options = { range: DAY, now, signal: gone.signal, stillAllowed: async () => true };
  // What tells that it is old comes last: a browser takes whatever it is given for new.
  expect(await eventsOf(streamAgenda({ ...options, have: undefined }), 2)).toEqual([
    'snapshot',
    'stale',
  ]);
  expect(await eventsOf(streamAgenda({ ...options, have: now.version }), 1)).toEqual(['stale']);
  gone.abort();
});
