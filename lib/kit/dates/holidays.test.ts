import { describe, expect, test } from 'vitest';
import { weekdayOf } from '@/lib/kit/schedule';
import { addDays } from './clinic-time';
import { holidayOn, holidaysOf } from './holidays';

describe('public holidays', () => {
  test('there are nineteen in 2026, as published', () => {
    expect([...holidaysOf(2026)].sort()).toEqual([
      ['2026-01-01', 'newYear'],
      ['2026-01-12', 'epiphany'],
      ['2026-03-23', 'saintJoseph'],
      ['2026-04-02', 'holyThursday'],
      ['2026-04-03', 'goodFriday'],
      ['2026-05-01', 'labourDay'],
      ['2026-05-18', 'ascension'],
      ['2026-06-08', 'corpusChristi'],
      ['2026-06-15', 'sacredHeart'],
      ['2026-06-29', 'saintsPeterAndPaul'],
      ['2026-07-13', 'chiquinquira'],
      ['2026-07-20', 'independence'],
      ['2026-08-07', 'boyaca'],
      ['2026-08-17', 'assumption'],
      ['2026-10-12', 'diversity'],
      ['2026-11-02', 'allSaints'],
      ['2026-11-16', 'cartagena'],
      ['2026-12-08', 'immaculateConception'],
      ['2026-12-25', 'christmas'],
    ]);
  });

  test('there was one fewer before the latest was made', () => {
    expect(holidaysOf(2024).size).toBe(18);
    expect(holidayOn('2025-07-14')).toBeUndefined();
    expect(holidayOn('2027-07-12')).toBe('chiquinquira');
  });

  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('Easter of %i is on %s', (_, easter) => {
    expect(holidayOn(addDays(easter, -2))).toBe('goodFriday');
  });

  test('those that move with the week and with Easter are on Mondays', () => {
    for (let year = 1984; year < 2200; year += 1) {
      for (const [date, name] of holidaysOf(year)) {
        if (/epiphany|saint|assumption|diversity|cartagena|ascension|corpus/.test(name)) {
          expect([name, date, weekdayOf(date)]).toEqual([name, date, 'monday']);
        }
      }
    }
  });

  test('two on one Monday are one day without work', () => {
    expect(holidayOn('2025-06-30')).toBe('saintsPeterAndPaul');
    expect(holidaysOf(2025).size).toBe(17);
  });
});
