import { expect, test } from 'vitest';
import { dayTitle } from './day-title';

test.each([
  ['es-CO', 'Martes 1 dic'],
  ['en-US', 'Tuesday Dec 1'],
])('in %s a day is titled %s', (locale, title) => {
  expect(dayTitle({ date: '2026-12-01' }, locale)).toBe(title);
});
