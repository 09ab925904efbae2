import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { outbox as table } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import {
  alone,
  failure,
  leaveRow,
  looks,
  newChange,
  replica,
  rowOf,
  testClock,
  UNKNOWN,
} from '@/lib/testing/outbox';

withApplication();

describe('what a process that died has left', () => {
  test('before it sent anything is sent', async () => {
    const change = newChange();
    await leaveRow(change, 'pending');
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledOnce();
  });

  test('after it sent is looked for first, and on record now', async () => {
    const change = newChange({ lookup: looks({ id: 'a9' }) });
    await leaveRow(change, 'sent');
    expect(await alone().once(change)).toEqual({ id: 'a9' });
    expect(change.send).not.toHaveBeenCalled();
    expect(change.made).toHaveBeenCalledExactlyOnceWith({ id: 'a9' });
  });

  test.each(['pending', 'sent'] as const)(
    '%s, is waited for where it may be a replica at work',
    async (state) => {
      const clock = testClock();
      const change = newChange({ lookup: looks({ id: 'a1' }) });
      await leaveRow(change, state, '20 seconds');
      await expect(replica(clock).once(change)).rejects.toMatchObject(UNKNOWN);
      expect(clock.now()).toBe(12_000);
      expect(change.send).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['pending', 1],
    ['sent', 0],
  ] as const)('%s, is taken over where no replica is at work for so long', async (state, sent) => {
    const change = newChange({ lookup: looks({ id: 'a1' }) });
    await leaveRow(change, state, '30 seconds');
    expect(await replica().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledTimes(sent);
  });
});

describe('replicas', () => {
  test('that are asked at once send once and answer alike', async () => {
    const change = newChange();
    let answer = () => {};
    const sent = new Promise<void>((reached) => {
      change.send.mockImplementation(() => {
        reached();
        return new Promise((resolve) => {
          answer = () => resolve({ id: 'a1' });
        });
      });
    });
    const first = replica().once(change);
    await sent;
    const waiting = { now: () => 0, wait: async () => answer() };
    expect(await replica(waiting).once(change)).toEqual({ id: 'a1' });
    expect(await first).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledOnce();
    expect(change.made).toHaveBeenCalledOnce();
  });

  test.each([
    ['asked for the first time', undefined],
    ['left before it was sent', 'pending'],
    ['of which nobody knows', 'unknown'],
  ] as const)('ten at once send once what is %s', async (_, state) => {
    const change = newChange({ lookup: looks(undefined) });
    if (state) await leaveRow(change, state, '30 seconds');
    const turns = { now: () => 0, wait: () => new Promise((next) => setImmediate(next)) };
    const asked = Array.from({ length: 10 }, () => replica(turns).once(change));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 10 }, () => ({ id: 'a1' })));
    expect(change.send).toHaveBeenCalledOnce();
    expect(change.made).toHaveBeenCalledOnce();
  });

  test('that were given up take nothing back of what was done since', async () => {
    const change = newChange({ lookup: looks({ id: 'a2' }) });
    const slow = newChange({
      key: change.key,
      send: async () => {
        await (await database()).update(table).set({ updatedAt: sql`now() - interval '1 minute'` });
        await replica().once(change);
        throw failure(409, 'CONFLICT');
      },
    });
    await expect(replica().once(slow)).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(change)).toMatchObject({ state: 'done', answer: { id: 'a2' } });
  });
});
