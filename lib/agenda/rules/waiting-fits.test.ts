import { expect, test } from 'vitest';
import { type FreeSlot, fitsWish, type WaitingWish } from './waiting-fits';

// A Monday morning.
const slot: FreeSlot = {
  date: '2026-11-23',
  from: 600,
  to: 630,
  doctorId: 'ana',
  locationId: 'north',
};
const wish: WaitingWish = {
  procedureId: 'control',
  doctorIds: [],
  locationIds: [],
  morning: true,
  afternoon: true,
  weekdays: [],
};
const clinic = {
  performs: (doctorId: string, procedureId: string) =>
    procedureId !== 'root' || doctorId === 'luis',
  durationOf: (procedureId: string) => ({ control: 20, root: 30, surgery: 90 })[procedureId],
};
const fits = (of: Partial<WaitingWish>, at: Partial<FreeSlot> = {}) =>
  fitsWish({ ...wish, ...of }, { ...slot, ...at }, clinic);

test('who wants anything that the doctor performs and the time is long enough for', () => {
  expect(fits({})).toBe(true);
  expect(fits({ procedureId: 'unknown' })).toBe(true);
  expect(fits({ procedureId: 'surgery' })).toBe(false);
  expect(fits({ procedureId: 'root' })).toBe(false);
  expect(fits({ procedureId: 'root' }, { doctorId: 'luis' })).toBe(true);
});

test.each<[Partial<WaitingWish>, boolean]>([
  [{ doctorIds: ['ana', 'eva'] }, true],
  [{ doctorIds: ['luis'] }, false],
  [{ locationIds: ['north'] }, true],
  [{ locationIds: ['south'] }, false],
  [{ morning: true, afternoon: false }, true],
  [{ morning: false, afternoon: true }, false],
  [{ weekdays: [1, 3] }, true],
  [{ weekdays: [2] }, false],
  [{ until: '2026-11-23' }, true],
  [{ until: '2026-11-22' }, false],
])('a wish of %j: %s', (of, expected) => {
  expect(fits(of)).toBe(expected);
});
