import { describe, expect, test } from 'vitest';
import { blocksOf, summarizeAlike, summarizeWeek, weeklyMinutes } from './schedule-summary';

const morning = { locationId: 'north', startTime: '08:00', endTime: '12:00' };
const afternoon = {
  locationId: 'south',
  startTime: '13:00',
  endTime: '18:00',
  lunchStartTime: '15:00',
  lunchEndTime: '15:30',
};
const on = (day: string, ...blocks: (typeof morning)[]) =>
  blocks.map((block) => ({ ...block, day }));

describe('a week in words', () => {
  test('days in a row with the same hours are one line, whatever the order of their blocks', () => {
    const lines = summarizeWeek([
      ...on('monday', morning, afternoon),
      ...on('tuesday', afternoon, morning),
      ...on('wednesday', morning),
      ...on('friday', morning),
    ]);
    expect(lines.map(({ days, blocks }) => [days, blocks.map((block) => block.startTime)])).toEqual(
      [
        [
          ['monday', 'tuesday'],
          ['08:00', '13:00'],
        ],
        [['wednesday'], ['08:00']],
        [['friday'], ['08:00']],
      ],
    );
  });

  test('days alike that are not in a row are one line all the same, each run for itself', () => {
    const lines = summarizeAlike([
      ...on('monday', morning),
      ...on('tuesday', morning),
      ...on('wednesday', afternoon),
      ...on('thursday', morning, afternoon),
      ...on('friday', morning),
      ...on('saturday', afternoon),
    ]);
    expect(lines.map(({ runs, blocks }) => [runs, blocks.map((block) => block.startTime)])).toEqual(
      [
        [[['monday', 'tuesday'], ['friday']], ['08:00']],
        [[['wednesday'], ['saturday']], ['13:00']],
        [[['thursday']], ['08:00', '13:00']],
      ],
    );
  });

  test('an empty week has no line', () => {
    expect(summarizeWeek([])).toEqual([]);
    expect(summarizeAlike([])).toEqual([]);
    expect(blocksOf([], 'monday')).toEqual([]);
  });
});

test('hours count by place, without lunch and without blocks that are none', () => {
  const minutes = weeklyMinutes([
    ...on('monday', morning, afternoon),
    ...on('tuesday', morning),
    ...on('friday', { ...morning, endTime: '25:00' }),
  ]);
  expect([...minutes]).toEqual([
    ['north', 480],
    ['south', 270],
  ]);
});
