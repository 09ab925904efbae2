import { describe, expect, it } from 'vitest';
import { daysInMonth, formatDate, parseDate } from './dates';

describe('parseDate', () => {
  it('reads the parts of a date', () => {
    expect(parseDate('2026-03-05')).toEqual({ year: 2026, month: 3, day: 5 });
    expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it.each([
    '',
    '2026-3-5',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '2026-04-31',
    '2026-03-05T00:00',
    'abc',
  ])('refuses %j', (value) => {
    expect(parseDate(value)).toBeNull();
  });
});

describe('daysInMonth', () => {
  it('knows the leap years', () => {
    expect([
      daysInMonth(2024, 2),
      daysInMonth(2025, 2),
      daysInMonth(2000, 2),
      daysInMonth(1900, 2),
    ]).toEqual([29, 28, 29, 28]);
  });

  it('takes a year below 100 for what it is', () => {
    // 1900 was no leap year, the year 0 and the year 4 were.
    expect([daysInMonth(0, 2), daysInMonth(4, 2), daysInMonth(99, 2)]).toEqual([29, 29, 28]);
    expect(parseDate('0096-02-29')).toEqual({ year: 96, month: 2, day: 29 });
  });
});

describe('formatDate', () => {
  it('writes the day that was given, as the locale writes it', () => {
    expect(formatDate('2026-03-05', 'es-CO')).toBe('5/03/2026');
    expect(formatDate('2026-03-05', 'es-CO', 'long')).toBe('5 de marzo de 2026');
    expect(formatDate('2026-03-05', 'en-US')).toBe('Mar 5, 2026');
  });

  it.each([
    ['0001-01-01', '1 de enero de 1'],
    ['0050-03-05', '5 de marzo de 50'],
    ['0099-12-31', '31 de diciembre de 99'],
    ['0100-01-01', '1 de enero de 100'],
  ])('shows %s in its own century', (value, shown) => {
    expect(formatDate(value, 'es-CO', 'long')).toBe(shown);
  });

  it('shows what is no date as it came', () => {
    expect(formatDate('desconocida', 'es-CO')).toBe('desconocida');
  });
});
