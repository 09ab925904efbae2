import { expect, test } from 'vitest';
import { startEditing } from './edit-week';
import { errorsAt, weekErrors } from './week-errors';

const morning = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };

test('a week without fault has no errors, with its lunch left empty', () => {
  const week = startEditing([{ ...morning, lunchStartTime: '', lunchEndTime: '' }]);
  expect(weekErrors(week, ['north'])).toEqual([]);
});

test('each error is at its block whatever the order in which they were made', () => {
  const week = startEditing([
    { ...morning, day: 'friday', endTime: '' },
    { ...morning, lunchStartTime: '10:00' },
  ]);
  const [monday, friday] = week.blocks;
  expect(weekErrors(week, ['north'])).toEqual([
    { key: monday?.key, field: 'lunchEndTime', code: 'lunch_incomplete', other: undefined },
    { key: friday?.key, field: 'endTime', code: 'invalid_time', other: undefined },
  ]);
});

test('an overlap names the block that was there before', () => {
  const week = startEditing([
    morning,
    { ...morning, locationId: 'south', startTime: '11:00', endTime: '13:00' },
    { ...morning, day: 'tuesday', startTime: '11:00', endTime: '13:00' },
  ]);
  const [first, second] = week.blocks;
  expect(weekErrors(week, ['north', 'south'])).toEqual([
    { key: second?.key, field: 'startTime', code: 'overlap', other: first },
  ]);
});

test('what a service refuses lands on the same fields; what it says in other words is refused', () => {
  const { blocks } = startEditing([morning]);
  const refused = (path: string, code: string) => errorsAt(blocks, [{ path, code }]);
  expect(refused('workingDays.0.lunchStartTime', 'lunch_outside')).toMatchObject([
    { key: 0, field: 'lunchStartTime', code: 'lunch_outside' },
  ]);
  expect(refused('workingDays.0.startTime', 'whatever')).toMatchObject([{ code: 'refused' }]);
  for (const path of ['workingDays.7.startTime', 'workingDays.0.colour', 'exceptions.0', '']) {
    expect(refused(path, 'invalid_time')).toEqual([]);
  }
});
