import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import './no-kept-frames.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Aborts from within a function that belongs to a page, as the end of a page does. */
function abortFrom(controller: AbortController, reason: () => unknown): WeakRef<object> {
  const page = { aborted: () => controller.abort(reason()) };
  page.aborted();
  return new WeakRef(page.aborted);
}

test.each([
  ['the error it is given', () => new Error('The page is over.')],
  ['an error of its own', () => undefined],
])('an aborted signal keeps nothing of who aborted it: %s', async (_, reason) => {
  const controller = new AbortController();
  const page = abortFrom(controller, reason);
  // What a weak reference was just made for is kept until the turn is over.
  await pause(1);
  collectGarbage();
  expect(controller.signal.aborted).toBe(true);
  expect(page.deref()).toBeUndefined();
});

test('what a signal was aborted with is what it says', () => {
  const reason = new Error('The person left.');
  const given = new AbortController();
  given.abort(reason);
  expect(given.signal.reason).toBe(reason);
  const word = new AbortController();
  word.abort('left');
  expect(word.signal.reason).toBe('left');
  const none = new AbortController();
  none.abort();
  expect(none.signal.reason).toMatchObject({ name: 'AbortError' });
  const nothing = new AbortController();
  nothing.abort(null);
  expect(nothing.signal.reason).toBeNull();
});
