import { describe, expect, it } from 'vitest';
import { clinicHours, clinicToday, formatInstant, partOfDay } from './clinic-time';

const bogota = 'America/Bogota';

describe('clinicToday', () => {
  it('is the date on the clinic wall, not that of UTC', () => {
    expect(clinicToday(bogota, new Date('2026-03-06T04:59:59Z'))).toBe('2026-03-05');
    expect(clinicToday(bogota, new Date('2026-03-06T05:00:00Z'))).toBe('2026-03-06');
    expect(clinicToday('Asia/Tokyo', new Date('2026-03-05T15:00:00Z'))).toBe('2026-03-06');
  });
});

it('tells the hours of the day at the clinic', () => {
  expect(clinicHours(bogota, new Date('2026-03-05T19:30:00Z'))).toBe(14.5);
  expect(clinicHours(bogota, new Date('2026-03-05T05:00:00Z'))).toBe(0);
});

describe('partOfDay', () => {
  it.each([
    ['2026-03-05T05:00:00Z', 'morning'],
    ['2026-03-05T16:59:00Z', 'morning'],
    ['2026-03-05T17:00:00Z', 'afternoon'],
    ['2026-03-05T23:00:00Z', 'evening'],
    ['2026-03-06T04:59:00Z', 'evening'],
  ])('%s in Bogotá is %s', (instant, expected) => {
    expect(partOfDay(bogota, new Date(instant))).toBe(expected);
  });
});

describe('formatInstant', () => {
  it('shows clinic time', () => {
    expect(formatInstant('2026-03-05T19:30:00.000Z', 'es-CO', bogota)).toMatch(
      /^5\/03\/2026, 2:30\sp\.\sm\.$/,
    );
    expect(formatInstant('2026-03-05T14:30:00-05:00', 'en-US', bogota)).toMatch(
      /^Mar 5, 2026, 2:30\sPM$/,
    );
  });

  it('shows what is no instant as it came', () => {
    expect(formatInstant('ayer', 'es-CO', bogota)).toBe('ayer');
  });
});
