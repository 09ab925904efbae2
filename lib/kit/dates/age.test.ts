import { describe, expect, it } from 'vitest';
import { ageOn, ageUnit, isMinor } from './age';

describe('ageOn', () => {
  it.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-27', 17],
    ['2008-02-29', '2026-02-28', 18],
    ['2026-11-20', '2026-11-20', 0],
  ])('born %s, on %s: %i years', (birth, today, years) => {
    expect(ageOn(birth, today)?.years).toBe(years);
  });

  it('counts whole months', () => {
    expect(ageOn('2026-01-31', '2026-02-28')?.months).toBe(1);
    expect(ageOn('2026-01-31', '2026-02-27')?.months).toBe(0);
    expect(ageOn('2025-11-21', '2026-11-20')?.months).toBe(11);
  });

  it('has no age for a date to come or one that is none', () => {
    expect(ageOn('2026-11-21', '2026-11-20')).toBeNull();
    expect(ageOn(undefined, '2026-11-20')).toBeNull();
    expect(ageOn('sin dato', '2026-11-20')).toBeNull();
    expect(ageOn('1990-01-01', '')).toBeNull();
  });
});

describe('ageUnit', () => {
  it('tells a baby’s age in months', () => {
    expect(ageUnit({ years: 1, months: 23 })).toBe('months');
    expect(ageUnit({ years: 2, months: 24 })).toBe('years');
  });
});

describe('isMinor', () => {
  it('ends with the eighteenth birthday', () => {
    expect(isMinor({ years: 17, months: 215 })).toBe(true);
    expect(isMinor({ years: 18, months: 216 })).toBe(false);
  });
});
