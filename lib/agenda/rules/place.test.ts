import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { withMoved } from './moved-entries';
import {
  canBeMoved,
  isSamePlace,
  locationAt,
  type Place,
  placeOf,
  resized,
  shifted,
} from './place';

const entry = {
  id: 'a',
  date: '2026-11-23',
  from: 600,
  to: 630,
  doctorId: 'ana',
  patientId: 'maria',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
};
const places = fc
  .tuple(fc.integer({ min: 0, max: 1_435 }), fc.integer({ min: 1, max: 720 }))
  .map(([from, length]): Place => ({ ...placeOf(entry), from, to: from + length }));
const minutes = fc.integer({ min: -2_000, max: 2_000 });

describe('a move', () => {
  test('keeps the length and the day, and begins on a step', () => {
    fc.assert(
      fc.property(places, minutes, (place, by) => {
        const { from, to, date } = shifted(place, by);
        expect(to - from).toBe(place.to - place.from);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(DAY_MINUTES);
        expect(from % 5).toBe(0);
        expect(date).toBe(place.date);
      }),
    );
  });

  test('goes the way it is asked to, however crooked it began', () => {
    expect(shifted({ from: 607, to: 637 }, 5).from).toBe(610);
    expect(shifted({ from: 607, to: 637 }, -5).from).toBe(600);
    expect(shifted({ from: 600, to: 630 }, 15)).toEqual({ from: 615, to: 645 });
  });

  test('brings what goes on past midnight back into its day', () => {
    expect(shifted({ from: 1_410, to: 1_485 }, 0)).toEqual({ from: 1_365, to: 1_440 });
  });
});

test('another length leaves the start, at least five minutes, and the day', () => {
  fc.assert(
    fc.property(places, minutes, (place, by) => {
      const { from, to } = resized(place, by);
      expect(from).toBe(place.from);
      expect(to - from).toBeGreaterThanOrEqual(5);
      expect(to - from).toBeLessThanOrEqual(720);
      expect(to).toBeLessThanOrEqual(DAY_MINUTES);
    }),
  );
  expect(resized({ from: 600, to: 630 }, 5).to).toBe(635);
  expect(resized({ from: 600, to: 630 }, -60).to).toBe(605);
});

test('only what is to take place, and takes time, is moved', () => {
  expect(canBeMoved(entry)).toBe(true);
  expect(canBeMoved({ ...entry, to: 600 })).toBe(false);
  for (const status of ['completed', 'canceled', 'no_show', 'other']) {
    expect(canBeMoved({ ...entry, status })).toBe(false);
  }
  expect(isSamePlace(placeOf(entry), placeOf({ ...entry, id: 'b' }))).toBe(true);
  expect(isSamePlace(placeOf(entry), placeOf({ ...entry, locationId: 'south' }))).toBe(false);
});

describe('the place of work', () => {
  const hours = [
    { from: 480, to: 720, locationId: 'north', lunch: undefined },
    { from: 720, to: 1_020, locationId: 'south', lunch: undefined },
  ];
  const at = (from: number, isException = false) =>
    locationAt({ from, to: from + 30 }, 'north', { isException, hours }, ['south', 'north']);

  test('is the one of the hours', () => {
    expect([at(600), at(719), at(720)]).toEqual(['north', 'north', 'south']);
  });

  test('is out of hours the one of the nearest', () => {
    expect([at(300), at(1_020), at(1_439)]).toEqual(['north', 'south', 'south']);
    const morning = { from: 480, to: 720, locationId: 'south', lunch: undefined };
    const evening = { from: 840, to: 960, locationId: 'north', lunch: undefined };
    const day = { isException: false, hours: [morning, evening] };
    const split = (from: number) => locationAt({ from, to: from + 30 }, 'north', day, ['north']);
    expect([split(470), split(779), split(781)]).toEqual(['south', 'south', 'north']);
  });

  test('stays on days off and where nobody knows, unless it cannot', () => {
    expect(at(800, true)).toBe('north');
    expect(locationAt(entry, 'north', { isException: false, hours: [] }, ['north'])).toBe('north');
    expect(locationAt(entry, 'north', undefined, [])).toBe('north');
    expect(locationAt(entry, 'north', undefined, ['south'])).toBe('south');
  });
});

test('what was moved stands where it went, and no longer where it was', () => {
  const other = { ...entry, id: 'b', from: 700, to: 730 };
  const later = { ...entry, from: 800, to: 830 };
  const day = { from: entry.date, to: entry.date };
  expect(withMoved([entry, other], [], day)).toEqual([entry, other]);
  expect(withMoved([entry, other], [later], day)).toEqual([other, later]);
  expect(withMoved([entry, other], [{ ...later, date: '2026-11-24' }], day)).toEqual([other]);
  expect(withMoved([other], [later], { ...day, doctorId: 'eva' })).toEqual([other]);
  expect(withMoved([other], [{ ...later, doctorId: 'eva' }], day)).toHaveLength(2);
});
