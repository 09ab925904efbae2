import { expect, test } from 'vitest';
import { ClinicProblem } from './problem';
import { sentOnce } from './sent-once';

interface Payment {
  readonly amount: number;
}

const LOST = new ClinicProblem(504, 'OUTCOME_UNKNOWN');

/** A form whose attempts end as they are listed, the last of them again and again; `keys` were sent. */
function form(...endings: ('made' | 'never' | ClinicProblem)[]) {
  const keys: string[] = [];
  const checks: boolean[] = [];
  const change = sentOnce<Payment, number>(({ idempotencyKey, amount }, isCheck) => {
    keys.push(idempotencyKey);
    checks.push(isCheck);
    const ending = endings[Math.min(keys.length, endings.length) - 1];
    if (ending === 'never') return new Promise(() => undefined);
    return ending === 'made' ? Promise.resolve(amount) : Promise.reject(ending);
  });
  return { ...change, keys, checks };
}

test('an unsettled change is checked, and only sent again once it is known not to be made', async () => {
  const absent = new ClinicProblem(409, 'NOT_MADE');
  const { send, keys, checks, unsettled } = form(LOST, LOST, absent, 'made');
  for (const reason of [LOST, LOST, absent]) {
    await expect(send({ amount: 1 })).rejects.toBe(reason);
  }
  expect(unsettled()).toBeUndefined();
  expect(await send({ amount: 1 })).toBe(1);
  expect(checks).toEqual([false, true, true, false]);
  // A first call that arrives late is the same change.
  expect(new Set(keys).size).toBe(1);
});

test('an unsettled change is sent again where the service makes it once for its key', async () => {
  const lost = new ClinicProblem(504, 'OUTCOME_UNKNOWN', { details: { next: 'send-again' } });
  const { send, checks, next } = form(lost, 'made');
  await expect(send({ amount: 1 })).rejects.toBe(lost);
  expect(next()).toBe('send-again');
  await send({ amount: 1 });
  expect(checks).toEqual([false, false]);
});

test('a check without a connection leaves the change unsettled', async () => {
  const { send, unsettled } = form(LOST, new ClinicProblem(0, 'OFFLINE'));
  await expect(send({ amount: 1 })).rejects.toBe(LOST);
  await expect(send({ amount: 1 })).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(unsettled()).toEqual({ amount: 1 });
});

test('what was made is followed by another change, also in the same words', async () => {
  const { send, keys } = form('made');
  await send({ amount: 1 });
  await send({ amount: 1 });
  expect(new Set(keys).size).toBe(2);
});

test('a double click is one call, and its answer is given to both', async () => {
  const { send, keys } = form('made');
  expect(await Promise.all([send({ amount: 1 }), send({ amount: 1 })])).toEqual([1, 1]);
  expect(keys).toHaveLength(1);
});

test('other words are refused while the first are under way', async () => {
  const { send, keys } = form('never');
  void send({ amount: 1 });
  await expect(send({ amount: 2 })).rejects.toThrow('not settled');
  expect(keys).toHaveLength(1);
});

test.each([
  [401, 'SIGNED_OUT'],
  [403, 'FORBIDDEN'],
  [429, 'RATE_LIMITED'],
  [503, 'UNAVAILABLE'],
  [504, 'OUTCOME_UNKNOWN'],
])(
  'a lost answer stays lost through %i %s: the same key, and no other words',
  async (status, code) => {
    const { send, keys, unsettled } = form(LOST, new ClinicProblem(status, code), 'made');
    await expect(send({ amount: 1 })).rejects.toBe(LOST);
    await expect(send({ amount: 1 })).rejects.toMatchObject({ code });
    expect(unsettled()).toEqual({ amount: 1 });
    await expect(send({ amount: 2 })).rejects.toThrow('not settled');
    expect(await send({ amount: 1 })).toBe(1);
    expect(unsettled()).toBeUndefined();
    expect(new Set(keys).size).toBe(1);
  },
);

test('it is settled by a refusal of the change itself, and then other words are another change', async () => {
  const refusal = new ClinicProblem(409, 'PAYMENT_EXCEEDS_BALANCE');
  const { send, keys, unsettled } = form(LOST, refusal, 'made');
  await expect(send({ amount: 9 })).rejects.toBe(LOST);
  await expect(send({ amount: 9 })).rejects.toBe(refusal);
  expect(unsettled()).toBeUndefined();
  expect(await send({ amount: 1 })).toBe(1);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('whoever has looked sends the same words as another change: a second instalment', async () => {
  const { send, forget, keys, unsettled } = form(LOST, 'made');
  await expect(send({ amount: 1 })).rejects.toBe(LOST);
  forget();
  expect(unsettled()).toBeUndefined();
  await send({ amount: 1 });
  expect(new Set(keys).size).toBe(2);
});

test('nothing of what is under way is forgotten: its answer may be lost again', async () => {
  const { send, forget, keys } = form(LOST, LOST, 'made');
  await expect(send({ amount: 1 })).rejects.toBe(LOST);
  const again = send({ amount: 1 });
  forget();
  await expect(again).rejects.toBe(LOST);
  await send({ amount: 1 });
  expect(new Set(keys).size).toBe(1);
});

test('what never reached the service is sent with its key again, and may be changed', async () => {
  const away = new ClinicProblem(503, 'UNAVAILABLE');
  const { send, keys, unsettled } = form(away, away, 'made');
  await expect(send({ amount: 1 })).rejects.toBe(away);
  await expect(send({ amount: 1 })).rejects.toBe(away);
  expect(unsettled()).toBeUndefined();
  await send({ amount: 2 });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('what is under way is known to whoever comes back, with its answer', async () => {
  const { send, underWay, keys } = form('made');
  const first = send({ amount: 1 });
  const sent = underWay();
  expect(sent?.input).toEqual({ amount: 1 });
  expect(await Promise.all([first, sent?.answer])).toEqual([1, 1]);
  expect(keys).toHaveLength(1);
  expect(underWay()).toBeUndefined();
});
