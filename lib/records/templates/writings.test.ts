import { expect, test } from 'vitest';
import { countWritings, isOfBefore, noteWriting, onWriting } from './writings';

test('a list is of before once something was written after it was first shown', () => {
  const isOld = (reading: string) => isOfBefore(reading, countWritings());
  expect(isOld('first')).toBe(false);
  expect(isOld('first')).toBe(false);
  noteWriting();
  expect(isOld('second')).toBe(false);
  expect(isOld('first')).toBe(true);
  noteWriting();
  expect(isOld('second')).toBe(true);
});

test('a list that is shown is told of what is written, until it is left', () => {
  let told = 0;
  const leave = onWriting(() => {
    told += 1;
  });
  noteWriting();
  leave();
  noteWriting();
  expect(told).toBe(1);
});
