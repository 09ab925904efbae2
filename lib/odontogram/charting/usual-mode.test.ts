import { expect, test } from 'vitest';
import { usualMode } from './usual-mode';

test.each([
  [0, 'child'],
  [5, 'child'],
  [6, 'mixed'],
  [11, 'mixed'],
  [12, 'adult'],
  [80, 'adult'],
] as const)('at %i years: %s', (years, mode) => {
  expect(usualMode(years)).toBe(mode);
});
