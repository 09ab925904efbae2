import { expect, test } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { type Attempt, keyFor, readOutcome } from './outcome';

const INPUT = { amount: 60_000 };
const failed = (error: unknown, over: Partial<Attempt<object, never>> = {}) =>
  ({ id: 1, kind: 'send', input: INPUT, key: 'k1', status: 'failed', error, ...over }) as const;
const unknown = new ClinicProblem(0, 'OUTCOME_UNKNOWN');

test.each([401, 403, 429, 500, 503])(
  '%i says nothing of the change: the same words keep their key, others get one',
  (status) => {
    const attempts = [failed(new ClinicProblem(status, 'ANY'))];
    expect(keyFor(INPUT, attempts)).toBe('k1');
    expect(keyFor({ amount: 1 }, attempts)).not.toBe('k1');
    expect(readOutcome(attempts, false)).toMatchObject({ state: 'refused', unknown: undefined });
  },
);

test.each([400, 404, 409, 412, 422])('after %i the same words are another change', (status) => {
  expect(keyFor(INPUT, [failed(new ClinicProblem(status, 'ANY'))])).not.toBe('k1');
});

test('a change that was not made keeps its key: its first call may still arrive', () => {
  const attempts = [failed(unknown), failed(new ClinicProblem(409, 'NOT_MADE'), { id: 2 })];
  expect(keyFor(INPUT, attempts)).toBe('k1');
  expect(readOutcome(attempts, false)).toMatchObject({ state: 'refused', unknown: undefined });
});

test('what is unknown stays so, whatever fails after it, until it is made or refused', () => {
  const check = { id: 2, kind: 'check' } as const;
  const lost = failed(unknown);
  const outcomes = [
    [failed(new ClinicProblem(401, 'SIGNED_OUT'), check), 'unknown'],
    [failed(new ClinicProblem(503, 'SERVICE_UNAVAILABLE'), check), 'unknown'],
    [failed(new ClinicProblem(422, 'VALIDATION_ERROR'), check), 'refused'],
  ] as const;
  for (const [later, state] of outcomes) {
    expect(readOutcome([lost, later], false).state).toBe(state);
  }
  const made = { ...lost, id: 2, status: 'made', output: { id: 'a' } } as const;
  expect(readOutcome<object, object>([lost, made], false)).toMatchObject({
    state: 'made',
    made: { attempt: 2, output: { id: 'a' } },
  });
});

test('our server says what can be done; what is harmless twice can always be sent again', () => {
  const look = new ClinicProblem(504, 'OUTCOME_UNKNOWN', { details: { next: 'look' } });
  expect(readOutcome([failed(look)], false).unknown?.next).toBe('look');
  expect(readOutcome([failed(unknown)], false).unknown?.next).toBe('check');
  expect(readOutcome([failed(look)], true).unknown?.next).toBe('send-again');
});
