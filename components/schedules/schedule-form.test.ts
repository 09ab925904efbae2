import { describe, expect, test } from 'vitest';
import {
  discarded,
  isAbsenceTyped,
  partsToSend,
  rebased,
  refusedField,
  type ScheduleValues,
  scheduleValues,
  typedSchedule,
  withSaved,
  wrongSchedule,
} from './schedule-form';
import { editWeek } from './week/edit-week';

const monday = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const friday = { ...monday, day: 'friday' };
const loaded = { workingDays: [monday, friday], exceptions: ['2031-02-03'] };
const theirs = { workingDays: [monday], exceptions: ['2031-02-03', '2031-02-04'] };

const typed = (over: Partial<ScheduleValues> = {}) => ({ ...scheduleValues(loaded), ...over });
const fridayUntil = (value: string) =>
  editWeek(typed().week, { kind: 'change', key: 1, field: 'endTime', value });

function wrongIn(values: ScheduleValues) {
  return Object.fromEntries(
    wrongSchedule(values, ['north']).map(({ path, message }) => [path?.join('.'), message]),
  );
}

describe('what is typed is judged', () => {
  test('in its week, its absences, and the absence that is not added', () => {
    expect(wrongIn(typed())).toEqual({});
    const values = typed({
      week: fridayUntil('07:00'),
      exceptions: ['2031-02-03', '24/12/2031'],
      exceptionTo: '2031-02-05',
    });
    expect(wrongIn(values)).toEqual({
      'week.block1.endTime': 'not_after_start',
      'exceptions.24/12/2031': 'invalid_date',
      exceptionFrom: 'addFirst',
    });
  });

  test('and what is stored wrong keeps no other part from being saved', () => {
    const stored = { workingDays: [{ ...monday, endTime: '25:00' }], exceptions: ['soon'] };
    expect(wrongIn(scheduleValues(stored))).toEqual({});
    const values = { ...scheduleValues(stored), exceptions: [] };
    expect(wrongIn(values)).toEqual({});
    expect(partsToSend(values)).toEqual(['exceptions']);
    expect(Object.keys(wrongIn({ ...values, exceptions: ['soon', 'later'] }))).toHaveLength(2);
  });

  test('what a service refuses is at the field it names, in the order in which it was sent', () => {
    const week = editWeek(typed().week, {
      kind: 'change',
      key: 1,
      field: 'day',
      value: 'sunday',
    });
    const first = editWeek(week, { kind: 'change', key: 0, field: 'day', value: 'saturday' });
    const values = typed({ week: first });
    expect(refusedField('workingDays.1.startTime', values)).toBe('week.block1.startTime');
    expect(refusedField('exceptions.0', values)).toBe('exceptions.2031-02-03');
    for (const path of ['exceptions.7', 'workingDays.7.day', 'workingDays', '']) {
      expect(refusedField(path, values)).toBeUndefined();
    }
  });
});

test('a week to begin with is a change of the one that is saved', () => {
  const values = scheduleValues({ workingDays: [], exceptions: [] }, loaded);
  expect(partsToSend(values)).toEqual(['workingDays', 'exceptions']);
  expect(typedSchedule(values)).toEqual(loaded);
});

describe('another person saved meanwhile', () => {
  test('and what was not changed here is taken over', () => {
    const values = rebased(typed({ week: fridayUntil('11:00') }), theirs);
    expect(typedSchedule(values)).toEqual({
      workingDays: [monday, { ...friday, endTime: '11:00' }],
      exceptions: theirs.exceptions,
    });
    expect(partsToSend(values)).toEqual(['workingDays']);
    expect(rebased(values, theirs)).toEqual(values);
  });

  test('and what was saved here stands beside it', () => {
    const before = typed({ week: fridayUntil('11:00') });
    const saved = { ...typedSchedule(before), exceptions: theirs.exceptions };
    const values = withSaved(before, saved);
    expect(partsToSend(values)).toEqual([]);
    expect(values.exceptions).toEqual(theirs.exceptions);
    // What means the same keeps its fields.
    expect(values.week).toBe(before.week);
  });
});

test('what is discarded is no longer typed, and no key is used twice', () => {
  const values = typed({ week: fridayUntil('soon'), exceptions: [], exceptionFrom: '10/2' });
  expect(isAbsenceTyped(values)).toBe(true);
  const rest = discarded(values);
  expect(typedSchedule(rest)).toEqual(loaded);
  expect(isAbsenceTyped(rest)).toBe(false);
  expect(rest.week.blocks.map(({ key }) => key)).toEqual([2, 3]);
});
