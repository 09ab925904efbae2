import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { outbox as table } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { alone, failure, leaveRow, looks, newChange, replica, rowOf } from '@/lib/testing/outbox';
import { createOutbox } from './outbox';
import { settleRow } from './outbox-rows';

withApplication();

describe('a change that is answered', () => {
  test('is sent once for two who ask at once, and put on record once', async () => {
    const outbox = alone();
    const change = newChange();
    const answers = await Promise.all([outbox.once(change), outbox.once({ ...change })]);
    expect(answers).toEqual([{ id: 'a1' }, { id: 'a1' }]);
    expect(change.send).toHaveBeenCalledOnce();
    expect(change.made).toHaveBeenCalledExactlyOnceWith({ id: 'a1' });
  });

  test('is not sent again later, by another process either', async () => {
    const change = newChange();
    for (const outbox of [alone(), alone(), replica()]) {
      expect(await outbox.once(change)).toEqual({ id: 'a1' });
    }
    expect(change.send).toHaveBeenCalledOnce();
    expect(change.made).toHaveBeenCalledOnce();
  });

  test('may have no answer to say', async () => {
    const change = newChange({ send: async () => undefined });
    expect(await alone().once(change)).toBeUndefined();
    expect(await alone().once(change)).toBeUndefined();
    expect(change.send).toHaveBeenCalledOnce();
  });

  test('leaves its answer and, of what was asked, a hash', async () => {
    const change = newChange();
    await alone().once(change);
    expect(await rowOf(change)).toEqual({
      staffId: 'u1',
      key: change.key,
      operation: 'appointments.create',
      bodyHash: 'hash-of-the-booking',
      state: 'done',
      attempt: 1,
      answer: { id: 'a1' },
      patientId: null,
      settledAs: null,
      settledBy: null,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
  });

  test('belongs to who asked: the same key of somebody else is another', async () => {
    const change = newChange();
    await alone().once(change);
    await alone().once({ ...change, staffId: 'u2' });
    expect(change.send).toHaveBeenCalledTimes(2);
  });
});

test('a key that stands for another change is refused, while that is under way and after', async () => {
  const reused = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' };
  const outbox = alone();
  const change = newChange();
  const other = newChange({ key: change.key, bodyHash: 'another-hash' });
  const first = outbox.once(change);
  await expect(outbox.once(other)).rejects.toMatchObject(reused);
  await first;
  await expect(outbox.once(other)).rejects.toMatchObject(reused);
  await expect(replica().once(other)).rejects.toMatchObject(reused);
  expect(other.send).not.toHaveBeenCalled();
  expect(other.failed).not.toHaveBeenCalled();
});

describe('a change that was not made', () => {
  test.each([
    ['refused', failure(409, 'CONFLICT')],
    ['never sent', failure(503, 'SERVICE_UNAVAILABLE')],
  ])('because it was %s leaves its key to the corrected one', async (_, refusal) => {
    const lookup = looks({ id: 'a0' });
    const change = newChange({ lookup });
    change.send.mockRejectedValueOnce(refusal);
    await expect(alone().once(change)).rejects.toBe(refusal);
    expect(change.failed).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(lookup.find).not.toHaveBeenCalled();
    expect(await rowOf(change)).toBeUndefined();
    expect(await alone().once({ ...change, bodyHash: 'corrected' })).toEqual({ id: 'a1' });
  });

  test('is told so to both who asked at once, and put on record once', async () => {
    const outbox = alone();
    const change = newChange({ send: () => Promise.reject(failure(409, 'CONFLICT')) });
    const answers = await Promise.allSettled([outbox.once(change), outbox.once(change)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(change.failed).toHaveBeenCalledOnce();
  });

  test('because the database is down was not sent', async () => {
    const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const outbox = createOutbox({ open: () => Promise.reject(down) });
    const change = newChange();
    await expect(outbox.once(change)).rejects.toBe(down);
    expect(change.send).not.toHaveBeenCalled();
  });
});

test('answers are kept for a day, rows for a month, what nobody knows until a person settles it', async () => {
  const db = await database();
  await db.delete(table);
  const [kept, answered, open, settled, current] = Array.from({ length: 5 }, () => newChange());
  if (!kept || !answered || !open || !settled || !current) throw new Error('five changes');
  await leaveRow(newChange(), 'done', '31 days');
  await leaveRow(newChange(), 'pending', '31 days');
  await leaveRow(kept, 'done', '25 hours');
  await leaveRow(answered, 'done', '23 hours');
  await leaveRow(open, 'unknown', '400 days');
  await leaveRow(settled, 'unknown', '400 days');
  await settleRow(db, settled, 'not-made', 'u1');
  for (const { key } of [kept, answered]) {
    await db
      .update(table)
      .set({ answer: { id: 'a1' } })
      .where(eq(table.key, key));
  }
  const monthOld = { updatedAt: sql`now() - interval '31 days'` };
  await db.update(table).set(monthOld).where(eq(table.key, settled.key));
  await alone().once(current);
  const left = await db.select({ key: table.key }).from(table);
  const keys = [kept, answered, open, current].map(({ key }) => key);
  expect(left.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(await rowOf(kept)).toMatchObject({ answer: null });
  expect(await rowOf(answered)).toMatchObject({ answer: { id: 'a1' } });
});
