import { expect, test } from 'vitest';
import { isOfBefore, noteWriting } from './writings';

test('a list is of before once something was written after it was first shown', () => {
  expect(isOfBefore('first')).toBe(false);
  expect(isOfBefore('first')).toBe(false);
  noteWriting();
  expect(isOfBefore('second')).toBe(false);
  expect(isOfBefore('first')).toBe(true);
  noteWriting();
  expect(isOfBefore('second')).toBe(true);
});
