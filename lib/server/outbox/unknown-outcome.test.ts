import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log.server';
import { withApplication } from '@/lib/testing/application';
import {
  alone,
  failure,
  LOST,
  looks,
  newChange,
  replica,
  rowOf,
  testClock,
  UNKNOWN,
  UNREACHABLE,
} from '@/lib/testing/outbox';
import type { Lookup } from './change';
import { markDone, removeRow } from './outbox-rows';

vi.mock('./outbox-rows', { spy: true });

withApplication();

afterEach(() => vi.restoreAllMocks());

describe('a change whose answer is lost', () => {
  test('is found', async () => {
    const change = newChange({ lookup: looks({ id: 'a1' }) });
    change.send.mockRejectedValueOnce(LOST);
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledOnce();
    expect(change.made).toHaveBeenCalledOnce();
    expect(change.failed).not.toHaveBeenCalled();
  });

  test('is looked for three times, with time in between', async () => {
    const clock = testClock();
    const change = newChange({ lookup: looks(UNREACHABLE, undefined, { id: 'a1' }) });
    change.send.mockRejectedValueOnce(LOST);
    expect(await alone(clock).once(change)).toEqual({ id: 'a1' });
    expect(clock.waits).toEqual([400, 1500]);
  });

  test('is not looked for beyond the time a person waits', async () => {
    const clock = testClock();
    const lookup = looks(undefined);
    const change = newChange({
      lookup,
      send: async () => {
        await clock.wait(11_000);
        throw LOST;
      },
    });
    await expect(alone(clock).once(change)).rejects.toMatchObject(UNKNOWN);
    expect(lookup.find.mock.calls).toEqual([[1000], [600]]);
  });

  test('and that is not found stays unknown, on record as that', async () => {
    const change = newChange({ lookup: looks(undefined) });
    change.send.mockRejectedValueOnce(LOST);
    await expect(alone().once(change)).rejects.toMatchObject(UNKNOWN);
    expect(change.failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(UNKNOWN));
    expect(await rowOf(change)).toMatchObject({ state: 'unknown', answer: null });
  });
});

describe('a change of which nobody knows, asked for again', () => {
  /** Asked for once already, in vain. */
  async function asUnknown(lookup?: Lookup) {
    const change = newChange({ lookup });
    const lost = newChange({ key: change.key, send: () => Promise.reject(LOST) });
    await expect(alone().once(lost)).rejects.toMatchObject(UNKNOWN);
    return change;
  }

  test('is answered without being sent once it is found', async () => {
    const change = await asUnknown(looks({ id: 'a1' }));
    expect(await replica().once(change)).toEqual({ id: 'a1' });
    expect(change.send).not.toHaveBeenCalled();
    expect(change.made).toHaveBeenCalledOnce();
  });

  test('is sent once more where the service refuses a second by itself', async () => {
    const change = await asUnknown(looks(undefined));
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledOnce();
    expect(await rowOf(change)).toMatchObject({ state: 'done' });
  });

  test('and refused now because of its own first one is that one', async () => {
    const change = await asUnknown(looks(undefined, { id: 'a0' }));
    change.send.mockRejectedValueOnce(failure(409, 'CONFLICT'));
    expect(await alone().once(change)).toEqual({ id: 'a0' });
    expect(change.failed).not.toHaveBeenCalled();
  });

  test('and refused now because of somebody else’s is refused, and its key free', async () => {
    const change = await asUnknown(looks(undefined));
    const refusal = failure(409, 'CONFLICT');
    change.send.mockRejectedValueOnce(refusal);
    await expect(alone().once(change)).rejects.toBe(refusal);
    expect(await rowOf(change)).toBeUndefined();
  });

  test.each([
    ['cannot be sent', failure(503, 'SERVICE_UNAVAILABLE')],
    ['is one too many for the service', failure(429, 'RATE_LIMITED')],
    ['is lost once more', LOST],
  ])('and that %s stays unknown: the first may have been made', async (_, error) => {
    const change = await asUnknown(looks(undefined));
    change.send.mockRejectedValueOnce(error);
    await expect(alone().once(change)).rejects.toMatchObject(UNKNOWN);
    expect(await rowOf(change)).toMatchObject({ state: 'unknown' });
  });

  test.each([
    ['the service cannot be asked', looks(UNREACHABLE)],
    ['nobody can see whether it was made', undefined],
    ['the service would make a second', { ...looks(undefined), refusesSecond: false }],
  ])('is never sent again where %s', async (_, lookup) => {
    const change = await asUnknown(lookup);
    for (const outbox of [alone(), replica()]) {
      await expect(outbox.once(change)).rejects.toMatchObject(UNKNOWN);
    }
    expect(change.send).not.toHaveBeenCalled();
  });
});

describe('a change that the service makes once for its key', () => {
  /** Answered so, one after the other. */
  function repeatable(...answers: readonly unknown[]) {
    const change = newChange({ isRepeatable: true });
    for (const answer of answers) {
      if (answer instanceof Error) change.send.mockRejectedValueOnce(answer);
      else change.send.mockResolvedValueOnce(answer);
    }
    return change;
  }

  test('is asked for again until it is answered', async () => {
    const clock = testClock();
    const change = repeatable(LOST, LOST, { id: 'a1' });
    expect(await alone(clock).once(change)).toEqual({ id: 'a1' });
    expect(clock.waits).toEqual([400]);
    expect(change.made).toHaveBeenCalledOnce();
    expect(await rowOf(change)).toMatchObject({ state: 'done' });
  });

  test('and refused when it is asked again was not made before either', async () => {
    const refusal = failure(409, 'INVOICE_VOID');
    const change = repeatable(LOST, refusal);
    await expect(alone().once(change)).rejects.toBe(refusal);
    expect(await rowOf(change)).toBeUndefined();
  });

  test('keeps of its answer what may be kept, and says that to whoever asks later', async () => {
    const toKeep = (answer: unknown) => ({ ...Object(answer), key: null });
    const change = newChange({ toKeep, send: async () => ({ id: 'k1', key: 'secret' }) });
    const outbox = alone();
    const asked = await Promise.all([outbox.once(change), outbox.once(change)]);
    expect(asked).toEqual([1, 2].map(() => ({ id: 'k1', key: 'secret' })));
    expect(change.made).toHaveBeenCalledExactlyOnceWith({ id: 'k1', key: 'secret' });
    expect(JSON.stringify(await rowOf(change))).not.toContain('secret');
    expect(await replica().once(change)).toEqual({ id: 'k1', key: null });
  });

  test('stays unknown while nobody answers, and is made when somebody asks later', async () => {
    const change = repeatable(LOST, UNREACHABLE, UNREACHABLE, LOST, { id: 'a1' });
    await expect(alone().once(change)).rejects.toMatchObject(UNKNOWN);
    expect(await rowOf(change)).toMatchObject({ state: 'unknown' });
    expect(await replica().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledTimes(5);
  });

  test('is not asked for beyond the time a person waits', async () => {
    const clock = testClock();
    const change = newChange({
      isRepeatable: true,
      send: async () => {
        await clock.wait(11_000);
        throw LOST;
      },
    });
    await expect(alone(clock).once(change)).rejects.toMatchObject(UNKNOWN);
    expect(change.send.mock.calls).toEqual([[undefined], [1000]]);
  });
});

describe('what came of a change is told where it cannot be noted', () => {
  test('and found again when it is asked for again', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    vi.mocked(markDone).mockRejectedValueOnce(new Error('disk full'));
    const change = newChange({ lookup: looks({ id: 'a1' }) });
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(logged).toHaveBeenCalledOnce();
    expect(await rowOf(change)).toMatchObject({ state: 'sent' });
    expect(await alone().once(change)).toEqual({ id: 'a1' });
    expect(change.send).toHaveBeenCalledOnce();
  });

  test('also that it was refused', async () => {
    vi.spyOn(log, 'error').mockReturnValue();
    vi.mocked(removeRow).mockRejectedValueOnce(new Error('disk full'));
    const refusal = failure(409, 'CONFLICT');
    const change = newChange({ send: () => Promise.reject(refusal) });
    await expect(alone().once(change)).rejects.toBe(refusal);
  });
});
