import { expect, test } from 'vitest';
import { createResilience, FailingAnswerError } from './resilience';

const soon = () => performance.now() + 1_000;

test('a change that succeeds lets reading try again at once', async () => {
  const { read, write, state } = createResilience();
  const failing = () => Promise.reject(new FailingAnswerError(500));
  for (let call = 0; call < 5; call += 1) await expect(read(soon(), failing)).rejects.toThrow();
  const there = async () => 'there';
  await expect(read(soon(), there)).rejects.toThrow();
  expect(state()).toBe('open');
  expect(await write(soon(), async () => 'done')).toBe('done');
  expect(await read(soon(), there)).toBe('there');
  expect(state()).toBe('closed');
});
