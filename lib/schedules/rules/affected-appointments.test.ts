import { expect, test } from 'vitest';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { entryAt } from '@/lib/testing/agenda-entry';
import { affectedBy, fitsWeek, outsideOf } from './affected-appointments';

const block = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const before = { workingDays: [block], exceptions: [] };
const at = entryAt;
const ids = (entries: readonly AgendaEntry[]) => entries.map(({ id }) => id);

test('a shorter day leaves out those at its end, and those who are not to come are not counted', () => {
  const entries = [
    at('early', 480),
    at('late', 690),
    at('canceled', 690, { status: 'canceled' }),
    at('outside-already', 900),
  ];
  const after = { workingDays: [{ ...block, endTime: '11:30' }], exceptions: [] };
  expect(ids(affectedBy(entries, before, after))).toEqual(['late']);
});

test('an exception, another place and a lunch leave them out too', () => {
  const entries = [at('one', 480), at('two', 600)];
  const exception = { ...before, exceptions: ['2026-11-23'] };
  expect(ids(affectedBy(entries, before, exception))).toEqual(['one', 'two']);
  const elsewhere = { ...before, workingDays: [{ ...block, locationId: 'south' }] };
  expect(ids(affectedBy(entries, before, elsewhere))).toEqual(['one', 'two']);
  const lunch = { ...block, lunchStartTime: '10:00', lunchEndTime: '11:00' };
  expect(ids(affectedBy(entries, before, { ...before, workingDays: [lunch] }))).toEqual(['two']);
});

test('what goes on past midnight fits no week', () => {
  const night = { ...block, startTime: '20:00', endTime: '23:59' };
  expect(fitsWeek(at('night', 1_420), { workingDays: [night], exceptions: [] })).toBe(false);
});

test('outside of a week is whatever does not fit it, also what never did', () => {
  const entries = [
    at('inside', 480),
    at('after hours', 900),
    at('done', 900, { status: 'completed' }),
  ];
  expect(ids(outsideOf(entries, before))).toEqual(['after hours']);
  expect(ids(outsideOf(entries, { workingDays: [], exceptions: [] }))).toEqual([
    'inside',
    'after hours',
  ]);
});
