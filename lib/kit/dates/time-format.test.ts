import { expect, test } from 'vitest';
import { formatHour, formatTime, formatTimes } from './time-format';

test('times are written as people of the locale write them', () => {
  expect(formatTime(870, 'es-CO')).toBe('2:30\u00a0p.\u00a0m.');
  expect(formatTime(870, 'en-US')).toBe('2:30\u00a0PM');
  expect(formatTime(0, 'es-CO')).toBe('12:00\u00a0a.\u00a0m.');
  expect(formatTime(1_500, 'en-US')).toBe('1:00\u00a0AM');
  expect(formatHour(8, 'es-CO')).toBe('8\u00a0a.\u00a0m.');
  expect(formatTimes({ from: 600, to: 630 }, 'en-US')).toBe('10:00\u00a0AM – 10:30\u00a0AM');
});
