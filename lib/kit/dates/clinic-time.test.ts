import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  clinicHours,
  clinicInstant,
  clinicMoment,
  clinicToday,
  formatInstant,
  partOfDay,
  toOffsetDateTime,
} from './clinic-time';

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

describe('instants with the offset of the clinic', () => {
  test.each([
    ['2026-03-05T15:00:00Z', 'America/Bogota', '2026-03-05T10:00:00-05:00'],
    ['2026-03-05T03:30:00Z', 'America/Bogota', '2026-03-04T22:30:00-05:00'],
    ['2026-01-01T00:00:00Z', 'Asia/Kolkata', '2026-01-01T05:30:00+05:30'],
    ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01T08:00:00-04:00'],
    ['0050-06-01T12:00:00Z', 'Etc/GMT+5', '0050-06-01T07:00:00-05:00'],
    ['0000-12-31T20:00:00Z', 'Etc/GMT-9', '0001-01-01T05:00:00+09:00'],
    ['0001-01-01T02:00:00Z', 'Etc/GMT+5', '0000-12-31T21:00:00-05:00'],
    ['9999-12-31T23:00:00Z', 'Etc/GMT+5', '9999-12-31T18:00:00-05:00'],
  ])('%s in %s is %s, and back', (instant, zone, shown) => {
    expect(toOffsetDateTime(new Date(instant), zone)).toBe(shown);
    const back = clinicInstant(shown.slice(0, 10), shown.slice(11, 16), zone);
    expect(back.toISOString()).toBe(new Date(instant).toISOString());
  });

  test('a time that summer time leaves out is after the change', () => {
    const instant = clinicInstant('2026-03-08', '02:30', 'America/New_York');
    expect(toOffsetDateTime(instant, 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
  });

  test('before there were zones midnight is that of the sun, to the second', () => {
    expect(clinicInstant('1850-01-01', '00:00', bogota).toISOString()).toBe(
      '1850-01-01T04:56:16.000Z',
    );
  });

  test('the day after the last that is written with four digits has its midnight', () => {
    const instant = clinicInstant(addDays('9999-12-31', 1), '00:00', bogota);
    expect(instant.getTime()).toBe(Date.UTC(10_000, 0, 1, 5));
    expect(toOffsetDateTime(instant, bogota)).toBe('+010000-01-01T00:00:00-05:00');
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['9999-12-31', 1, '+010000-01-01'],
    ['0001-01-01', -1, '0000-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

test.each(['America/Bogota', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'a moment in %s is what its clock shows, through every change of summer time',
  (zone) => {
    const year = Date.parse('2026-01-01T00:00:00Z');
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const instant = new Date(year + hour * 3_600_000 + (hour % 60) * 60_000);
      const { date, minutes } = clinicMoment(instant, zone);
      expect([date, minutes]).toEqual([
        clinicToday(zone, instant),
        Math.round(clinicHours(zone, instant) * 60),
      ]);
    }
  },
);
