import { expect, test, vi } from 'vitest';
import { withApplication } from '@/lib/testing/application';
import {
  alone,
  LOST,
  leaveRow,
  looks,
  newChange,
  replica,
  rowOf,
  UNKNOWN,
  UNREACHABLE,
} from '@/lib/testing/outbox';
import type { Change } from './change';

withApplication();

/** A change whose answer was lost so long ago. */
async function lost(age: string, given: Partial<Change> = {}) {
  const change = newChange(given);
  await leaveRow(change, 'unknown', age);
  return change;
}

test('a check of what was never sent says so, and sends nothing', async () => {
  const change = newChange({ lookup: looks({ id: 'a1' }) });
  await expect(alone().check(change)).rejects.toMatchObject({ status: 409, code: 'NOT_SENT' });
  const left = newChange();
  await leaveRow(left, 'pending');
  await expect(alone().check(left)).rejects.toMatchObject({ code: 'NOT_SENT' });
  expect([change.send, left.send].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a check waits for a request that is under way, and gives its answer', async () => {
  const change = newChange();
  let answer: (made: { id: string }) => void = () => undefined;
  change.send.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const outbox = alone();
  const sent = outbox.once(change);
  await vi.waitFor(() => expect(change.send).toHaveBeenCalledOnce());
  const checked = outbox.check(change);
  answer({ id: 'a1' });
  expect(await Promise.all([sent, checked])).toEqual([{ id: 'a1' }, { id: 'a1' }]);
  expect(await outbox.check(change)).toEqual({ id: 'a1' });
  expect(change.send).toHaveBeenCalledOnce();
});

test('a check finds what was made, and that is on the trail once', async () => {
  const change = await lost('1 second', { lookup: looks({ id: 'a1' }) });
  expect(await alone().check(change)).toEqual({ id: 'a1' });
  expect(await replica().check(change)).toEqual({ id: 'a1' });
  expect(change.made).toHaveBeenCalledOnce();
  expect(await rowOf(change)).toMatchObject({ state: 'done' });
  expect(change.send).not.toHaveBeenCalled();
});

test('an absent change may still arrive for a minute, and counts as not made after it', async () => {
  for (const refusesSecond of [true, false]) {
    const lookup = () => ({ ...looks(undefined), refusesSecond });
    const early = await lost('50 seconds', { lookup: lookup() });
    await expect(alone().check(early)).rejects.toMatchObject({
      ...UNKNOWN,
      details: { next: 'check' },
    });
    const late = await lost('61 seconds', { lookup: lookup() });
    await expect(alone().check(late)).rejects.toMatchObject({ status: 409, code: 'NOT_MADE' });
    expect(await alone().once(late)).toEqual({ id: 'a1' });
    expect(late.send).toHaveBeenCalledOnce();
  }
});

test('where the service refuses a second, one that arrived after all is found by sending', async () => {
  const change = await lost('61 seconds', { lookup: looks(undefined, { id: 'a1' }) });
  await expect(alone().check(change)).rejects.toMatchObject({ code: 'NOT_MADE' });
  expect(await rowOf(change)).toMatchObject({ state: 'unknown', settledAs: 'not-made' });
  expect(await alone().once(change)).toEqual({ id: 'a1' });
  expect(change.send).not.toHaveBeenCalled();
});

test('a change whose answer is no longer kept is never sent again, and can only be looked for', async () => {
  const change = newChange();
  await leaveRow(change, 'done', '25 hours');
  for (const ask of ['check', 'once'] as const) {
    await expect(alone()[ask](change)).rejects.toMatchObject({
      ...UNKNOWN,
      details: { next: 'look' },
    });
  }
  expect(change.send).not.toHaveBeenCalled();
});

test.each([
  ['the service cannot be asked', { lookup: looks(UNREACHABLE) }, 'check'],
  ['nobody can see it, but sending again is safe', { isRepeatable: true }, 'send-again'],
  ['nobody can see it', {}, 'look'],
] as const)('a check says what is left to do where %s', async (_, given, next) => {
  const change = await lost('2 minutes', given);
  await expect(alone().check(change)).rejects.toMatchObject({ ...UNKNOWN, details: { next } });
  expect(change.send).not.toHaveBeenCalled();
  expect(change.failed).not.toHaveBeenCalled();
});

test('a key that stands for another change is not checked', async () => {
  const change = newChange();
  await leaveRow({ ...change, bodyHash: 'another' }, 'unknown');
  await expect(alone().check(change)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  await expect(alone().once({ ...change, send: () => Promise.reject(LOST) })).rejects.toMatchObject(
    {
      code: 'IDEMPOTENCY_KEY_REUSED',
    },
  );
});
