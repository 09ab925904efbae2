import { expect, test } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { NO_PASSWORD, passwordForm, refusedPassword } from './password-form';

const wrongIn = (values: Partial<typeof NO_PASSWORD>) =>
  Object.fromEntries(
    passwordForm
      .safeParse({ ...NO_PASSWORD, ...values })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

test('all that is wrong is said at once', () => {
  expect(wrongIn({ repeat: 'x' })).toEqual({
    current: 'currentMissing',
    next: 'PASSWORD_TOO_SHORT',
    repeat: 'repeatDifferent',
  });
  const long = 'x'.repeat(129);
  expect(wrongIn({ current: 'a', next: long, repeat: long })).toEqual({
    next: 'PASSWORD_TOO_LONG',
  });
  const next = 'una frase larga y tranquila';
  expect(wrongIn({ current: 'a', next, repeat: next })).toEqual({});
});

test('what the server finds is told at its field', () => {
  const refused = (code: string, fault?: string) =>
    refusedPassword(
      new ClinicProblem(400, code, fault ? { fields: [{ path: 'next', code: fault }] } : {}),
    );
  expect(refused('INVALID_CREDENTIALS')).toEqual({ current: 'wrong' });
  expect(refused('VALIDATION_ERROR', 'PASSWORD_SAME')).toEqual({ next: 'same' });
  expect(refused('VALIDATION_ERROR', 'PASSWORD_COMMON')).toEqual({ next: 'PASSWORD_COMMON' });
  expect(refused('VALIDATION_ERROR', 'too_big')).toEqual({});
  expect(refused('SERVICE_UNAVAILABLE')).toEqual({});
});
