import { describe, expect, test } from 'vitest';
import { wireBlocks } from '@/components/schedules/schedule-parts';
import { checkWorkingDays, type WorkingBlock } from '@/lib/kit/schedule';
import { type EditWeek, editWeek, startEditing, starterWeek, type WeekEdit } from './edit-week';

const morning = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const evening = { day: 'monday', locationId: 'south', startTime: '14:00', endTime: '18:00' };
const lunch = { lunchStartTime: '10:00', lunchEndTime: '10:30' };

const edited = (blocks: readonly WorkingBlock[], ...edits: readonly WeekEdit[]) =>
  edits.reduce(editWeek, startEditing(blocks));
const written = (week: EditWeek) =>
  wireBlocks(week.blocks).map(
    ({ day, locationId, startTime, endTime, lunchStartTime, lunchEndTime }) =>
      `${day} ${startTime}-${endTime} ${locationId}${
        lunchStartTime ? ` (${lunchStartTime}-${lunchEndTime})` : ''
      }`,
  );

test('what is loaded and not touched is sent as it came, without names and empty lunches', () => {
  const stored = { ...morning, locationName: 'Sede Norte', lunchStartTime: undefined };
  expect(wireBlocks(startEditing([evening, stored]).blocks)).toEqual([morning, evening]);
});

test('typing keeps the block in its place; its key stays', () => {
  const week = edited([morning, evening], {
    kind: 'change',
    key: 0,
    field: 'startTime',
    value: '19:00',
  });
  expect(week.blocks.map(({ key, startTime }) => [key, startTime])).toEqual([
    [0, '19:00'],
    [1, '14:00'],
  ]);
});

describe('a new block', () => {
  test('is the morning of a free day, at the place that is named', () => {
    expect(written(edited([], { kind: 'add', day: 'sunday', locationId: 'south' }))).toEqual([
      'sunday 08:00-12:00 south',
    ]);
  });

  test('follows the last of its day an hour later, at its place', () => {
    const week = edited([morning], { kind: 'add', day: 'monday', locationId: 'south' });
    expect(written(week)).toEqual(['monday 08:00-12:00 north', 'monday 13:00-17:00 north']);
  });

  test('is what the day before has at that time, with its lunch and its place', () => {
    const add: WeekEdit = { kind: 'add', day: 'wednesday', locationId: 'north' };
    expect(written(edited([{ ...morning, ...lunch }, evening], add, add)).slice(2)).toEqual([
      'wednesday 08:00-12:00 north (10:00-10:30)',
      'wednesday 14:00-18:00 south',
    ]);
  });

  test('goes on for an hour where the day is over, rather than into the night', () => {
    const add: WeekEdit = { kind: 'add', day: 'monday', locationId: 'north' };
    expect(written(edited([evening], add))).toContain('monday 18:00-19:00 south');
    expect(written(edited([{ ...morning, endTime: '15:00' }], add))).toContain(
      'monday 16:00-18:00 north',
    );
    const friday = { ...evening, day: 'friday', endTime: '20:00' };
    expect(written(edited([{ ...morning, endTime: '15:00' }, friday], add))).toContain(
      'monday 16:00-20:00 north',
    );
  });

  test('has no time where the day has no room', () => {
    const add: WeekEdit = { kind: 'add', day: 'monday', locationId: 'north' };
    expect(written(edited([{ ...evening, endTime: '23:30' }], add))).toContain('monday - south');
  });
});

describe('a block is split', () => {
  const split: WeekEdit = { kind: 'split', key: 0 };
  test('around its lunch', () => {
    expect(written(edited([{ ...morning, ...lunch }], split))).toEqual([
      'monday 08:00-10:00 north',
      'monday 10:30-12:00 north',
    ]);
  });

  test('in the middle, on five minutes; the halves touch and are no overlap', () => {
    const week = edited([{ ...morning, endTime: '11:25' }], split);
    expect(written(week)).toEqual(['monday 08:00-09:45 north', 'monday 09:45-11:25 north']);
    expect(checkWorkingDays(wireBlocks(week.blocks), ['north'])).toEqual([]);
    expect(week.blocks[0]?.key).toBe(0);
  });

  test.each([
    ['without a time', { endTime: '' }],
    ['that ends before it begins', { endTime: '07:00' }],
    ['with half a lunch', { lunchStartTime: '10:00' }],
    ['whose lunch is not inside', { lunchStartTime: '08:00', lunchEndTime: '09:00' }],
    ['too short to have a middle', { endTime: '08:04' }],
  ])('not %s', (_, members) => {
    const blocks = [{ ...morning, ...members }];
    expect(edited(blocks, split)).toEqual(startEditing(blocks));
  });
});

describe('a block is doubled', () => {
  test('right after the last of its day, with its lunch', () => {
    const week = edited([{ ...morning, ...lunch }], { kind: 'duplicate', key: 0 });
    expect(written(week)[1]).toBe('monday 12:00-16:00 north (14:00-14:30)');
  });

  test('in its place where the day has no room: it never spills past midnight', () => {
    const week = edited([{ ...morning, endTime: '20:00' }], { kind: 'duplicate', key: 0 });
    expect(written(week)[1]).toBe('monday 08:00-20:00 north');
  });
});

test('a day is copied over the days that are named, and stays itself', () => {
  const tuesday = { ...evening, day: 'tuesday' };
  const week = edited([morning, tuesday], {
    kind: 'copyDay',
    from: 'monday',
    to: ['monday', 'tuesday', 'friday'],
  });
  expect(written(week)).toEqual([
    'monday 08:00-12:00 north',
    'tuesday 08:00-12:00 north',
    'friday 08:00-12:00 north',
  ]);
  expect(new Set(week.blocks.map(({ key }) => key)).size).toBe(3);
});

test('a block is taken away, and a whole day', () => {
  expect(written(edited([morning, evening], { kind: 'remove', key: 0 }))).toEqual([
    'monday 14:00-18:00 south',
  ]);
  expect(written(edited([morning, evening], { kind: 'clearDay', day: 'monday' }))).toEqual([]);
});

test('what is loaded anew has keys of its own', () => {
  const week = edited([morning, evening], { kind: 'load', blocks: [evening] });
  expect(week.blocks.map(({ key }) => key)).toEqual([2]);
});

test('a block of a day that is none is kept, last of all', () => {
  const strange = { ...morning, day: 'lunes' };
  expect(written(startEditing([strange, evening]))).toEqual([
    'monday 14:00-18:00 south',
    'lunes 08:00-12:00 north',
  ]);
});

test('the week to begin with is without fault', () => {
  expect(checkWorkingDays(starterWeek('north'), ['north'])).toEqual([]);
});
