import { expect, test } from 'vitest';
import { monthLater, steppedBy, weeksOf } from './month-grid';

test('a month later is the same day, or the last one', () => {
  expect(monthLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthLater('2027-01-15', -1)).toBe('2026-12-15');
  expect(monthLater('2027-11-30', 14)).toBe('2029-01-30');
});

test('a month is whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-12-24');
  expect(weeks[0]?.[0]).toBe('2026-11-30');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(new Set(weeks.map((week) => week.length))).toEqual(new Set([7]));
});

test.each([
  ['ArrowLeft', '2026-12-01'],
  ['ArrowRight', '2026-12-03'],
  ['ArrowUp', '2026-11-25'],
  ['ArrowDown', '2026-12-09'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-02'],
  ['PageDown', '2027-01-02'],
  ['Enter', undefined],
])('%s leads from a Wednesday to %s', (key, day) => {
  expect(steppedBy('2026-12-02', key)).toBe(day);
});
