import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { announceChange } from '@/lib/server/door/change-news';
import { closeEventStreams, countEventStreams } from '@/lib/server/event-stream.server';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readAgenda } from './read-agenda.server';
import { streamAgenda } from './stream-agenda.server';

vi.stubEnv('AGENDA_POLL_SECONDS', '1');
const service = await withScriptedService('documented');

const DAY = { from: '2026-11-23', to: '2026-11-23' };

/** The names of the events of a stream, in their order, until there are so many or it ends. */
async function eventsOf(response: Response, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const names = () => [...told.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '');
  while (reader && names().length < count) {
    const { value, done } = await reader.read();
    if (done) break;
    told += value;
  }
  return names();
}

const NOTHING_BOOKED = json(200, { data: [], pagination: { page: 1, limit: 100, total: 0 } });
const EMPTY = { version: 'none', readAt: '2026-11-23T15:00:00Z', entries: [], unplaced: 0 };

function openStream(sessionId: string, date: string): Response {
  const { signal } = new AbortController();
  const range = { from: date, to: date };
  const stillAllowed = async () => true;
  return streamAgenda({
    sessionId,
    range,
    now: EMPTY,
    have: EMPTY.version,
    signal,
    stillAllowed,
    shown: () => {},
  });
}

test('a day that others read before the service failed is given, and then told to be old', async () => {
  service.answer = NOTHING_BOOKED;
  await readAgenda(callerOf('receptionist'), DAY);
  service.answer = json(500, {});
  announceChange('appointments.change');
  const now = await readAgenda(callerOf('receptionist'), DAY);
  const gone = new AbortController();
  const stillAllowed = async () => true;
  const options = {
    sessionId: 's1',
    range: DAY,
    now,
    signal: gone.signal,
    stillAllowed,
    shown: () => {},
  };
  // What tells that it is old comes last: a browser takes whatever it is given for new.
  expect(await eventsOf(streamAgenda({ ...options, have: undefined }), 2)).toEqual([
    'snapshot',
    'stale',
  ]);
  expect(await eventsOf(streamAgenda({ ...options, have: now.version }), 1)).toEqual(['stale']);
  gone.abort();
});

test('the fourth stream of a session takes the place of its oldest, which is told so', async () => {
  const open = (sessionId: string) => openStream(sessionId, DAY.from);
  const other = eventsOf(open('other'));
  const [first, ...rest] = [open('own'), open('own'), open('own'), open('own')].map((stream) =>
    eventsOf(stream),
  );
  expect(await first).toContain('replaced');
  expect(countEventStreams()).toBe(4);
  closeEventStreams();
  for (const told of await Promise.all([other, ...rest])) expect(told).not.toContain('replaced');
});

test('sixty ranges are read ten times a second at most, and twenty times after a change', async () => {
  service.answer = NOTHING_BOOKED;
  for (let index = 0; index < 60; index += 1) {
    void eventsOf(openStream(`session ${index}`, addDays(DAY.from, 100 + index)));
  }
  const readings = async (milliseconds: number) => {
    service.requests.length = 0;
    await pause(milliseconds);
    return service.requests.length;
  };
  await readings(3_500);
  const quiet = await readings(6_000);
  // A busy machine reads less often, never more.
  expect(quiet).toBeGreaterThan(0);
  expect(quiet).toBeLessThan(75);
  announceChange('appointments.change');
  const changed = await readings(2_000);
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(45);
  closeEventStreams();
});

test('of sixty ranges that are listened to, one more takes the place of the oldest', async () => {
  const streams = Array.from({ length: 61 }, (_, index) =>
    eventsOf(openStream(`session ${index}`, addDays(DAY.from, index))),
  );
  expect(await streams[0]).toContain('replaced');
  expect(countEventStreams()).toBe(60);
  // Whoever joins a range that is listened to takes nobody's place.
  const joined = eventsOf(openStream('joined', addDays(DAY.from, 60)));
  expect(countEventStreams()).toBe(61);
  closeEventStreams();
  for (const told of await Promise.all([joined, ...streams.slice(1)])) {
    expect(told).not.toContain('replaced');
  }
});
