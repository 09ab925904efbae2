import { expect, test } from 'vitest';
import { isOtherHalf, isSecondPress } from './second-press';

const CHANGED = 1_000;
const press = (detail: number, after: number, pointerType = 'mouse') => ({
  detail,
  timeStamp: CHANGED + after,
  nativeEvent: Object.assign(new Event('click'), { pointerType }) as unknown as MouseEvent,
});

test('what cannot be taken back needs one sign to wait: the count, or the time', () => {
  expect(isSecondPress(press(2, 800), CHANGED)).toBe(true);
  expect(isSecondPress(press(1, 100), CHANGED)).toBe(true);
  expect(isSecondPress(press(1, 800), CHANGED)).toBe(false);
});

test('where a first press may come as soon, a mouse’s is told by its count', () => {
  expect(isOtherHalf(press(1, 100), CHANGED)).toBe(false);
  expect(isOtherHalf(press(2, 100), CHANGED)).toBe(true);
  // Words are chosen by two presses, and by three.
  expect(isOtherHalf(press(2, 800), CHANGED)).toBe(false);
});

test('a finger’s, and a key’s, are told by the time', () => {
  expect(isOtherHalf(press(1, 100, 'touch'), CHANGED)).toBe(true);
  expect(isOtherHalf(press(1, 800, 'touch'), CHANGED)).toBe(false);
  expect(isOtherHalf(press(0, 100, ''), CHANGED)).toBe(true);
});
