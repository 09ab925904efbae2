import { expect, test, vi } from 'vitest';
import { countEventStreams, eventStream } from './event-stream.server';

const stillAllowed = () => Promise.resolve(true);

test('a stream whose browser left before it began holds nothing', async () => {
  const finish = vi.fn();
  const gone = { owner: 'agenda s1', signal: AbortSignal.abort(), stillAllowed };
  const answer = eventStream(gone, () => finish);
  expect(countEventStreams()).toBe(0);
  expect(finish).toHaveBeenCalledOnce();
  await answer.text();
});

test('one that is left later ends then', () => {
  const leaving = new AbortController();
  const finish = vi.fn();
  eventStream({ owner: 'agenda s1', signal: leaving.signal, stillAllowed }, () => finish);
  expect(countEventStreams()).toBe(1);
  leaving.abort();
  expect(countEventStreams()).toBe(0);
  expect(finish).toHaveBeenCalledOnce();
});
