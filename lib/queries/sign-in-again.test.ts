import { afterEach, expect, test, vi } from 'vitest';
import { ClinicProblem } from './problem';
import { onSignInAgain, withSignInAgain } from './sign-in-again';

let stop = () => {};
afterEach(() => stop());

const tooOld = () => new ClinicProblem(403, 'SIGN_IN_AGAIN');

test('what the session was too old for goes once the person has signed in again', async () => {
  const ask = vi.fn(async () => true);
  stop = onSignInAgain(ask);
  const call = vi.fn(async () => 'done').mockRejectedValueOnce(tooOld());
  expect(await withSignInAgain(call)).toBe('done');
  expect(ask).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledTimes(2);
});

test('who would rather not is told that it was not done', async () => {
  stop = onSignInAgain(async () => false);
  const call = vi.fn(async () => Promise.reject(tooOld()));
  await expect(withSignInAgain(call)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' });
  expect(call).toHaveBeenCalledOnce();
});

test('two that wait are asked for once, and a second refusal is one', async () => {
  const ask = vi.fn(async () => true);
  stop = onSignInAgain(ask);
  const refused = async () => Promise.reject(tooOld());
  const both = await Promise.allSettled([withSignInAgain(refused), withSignInAgain(refused)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledOnce();
});

test('nothing else is asked for, and nobody where no shell is', async () => {
  const ask = vi.fn(async () => true);
  stop = onSignInAgain(ask);
  const forbidden = async () => Promise.reject(new ClinicProblem(403, 'FORBIDDEN'));
  await expect(withSignInAgain(forbidden)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(ask).not.toHaveBeenCalled();
  stop();
  await expect(withSignInAgain(async () => Promise.reject(tooOld()))).rejects.toMatchObject({
    code: 'SIGN_IN_AGAIN',
  });
});
