import { expect, test } from 'vitest';
import { overlaps, type Span } from '@/lib/kit/dates/span';
import type { Candidate } from './openings';
import { proposeFor, type ToPlace } from './proposals';

// A Monday and the days after it.
const DATES = ['2026-11-23', '2026-11-24', '2026-11-25'];
const days = ['monday', 'tuesday', 'wednesday'];
const works = (doctorId: string, exceptions: string[] = [], taken: Span[] = []): Candidate => ({
  doctorId,
  week: {
    workingDays: days.flatMap((day) => [
      { day, locationId: 'north', startTime: '08:00', endTime: '12:00' },
      { day, locationId: 'north', startTime: '14:00', endTime: '16:00' },
    ]),
    exceptions,
  },
  taken: () => taken,
});
const nobody = () => [];
const around = { dates: DATES, notBefore: undefined, busy: nobody };
const at = (openings: readonly { date: string; from: number }[]) =>
  openings.map(({ date, from }) => `${date.slice(8)} ${from / 60}`);
const toPlace = (id: string, more: Partial<ToPlace> = {}): ToPlace => ({
  id,
  duration: 60,
  patientId: id,
  own: works('ana', [DATES[0] ?? '']),
  others: [works('luis')],
  ...more,
});

test('two of the same doctor once they are back, and two of the others, on other halves of days', () => {
  const found = proposeFor([toPlace('a')], around).get('a');
  expect(at(found?.own ?? [])).toEqual(['24 8', '24 14']);
  expect(at(found?.others ?? [])).toEqual(['23 8', '23 14']);
});

test('what is proposed for one is proposed for no other', () => {
  const many = Array.from({ length: 6 }, (_, index) => toPlace(String(index)));
  const found = [...proposeFor(many, around).values()].flatMap(({ own, others }) => [
    ...own,
    ...others,
  ]);
  for (const [index, one] of found.entries()) {
    for (const other of found.slice(index + 1)) {
      const isSame = one.doctorId === other.doctorId && one.date === other.date;
      expect(isSame && overlaps(one, other), `${index}`).toBe(false);
    }
  }
});

test('nothing at a time at which the patient is elsewhere, or that is past', () => {
  const busy = (_: string, date: string) => (date === DATES[0] ? [{ from: 480, to: 720 }] : []);
  const found = proposeFor([toPlace('a')], { ...around, busy, notBefore: 15 * 60 });
  expect(at(found.get('a')?.others ?? [])).toEqual(['23 15', '24 8']);
});

test('who has no schedule, or no time, is proposed nothing', () => {
  const full = works('luis', [], [{ from: 0, to: 1_440 }]);
  const found = proposeFor([toPlace('a', { own: undefined, others: [full] })], around);
  expect(found.get('a')).toEqual({ own: [], others: [] });
});
