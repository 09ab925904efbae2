import { describe, expect, test } from 'vitest';
import { changedParts, clashingParts } from './schedule-parts';

const block = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const other = { ...block, day: 'friday' };
const loaded = { workingDays: [block, other], exceptions: ['2026-12-24', '2026-12-31'] };

test('the same in another order, with names and empty lunches, is no change', () => {
  const same = {
    workingDays: [other, { ...block, locationName: 'Sede Norte', lunchEndTime: undefined }],
    exceptions: ['2026-12-31', '2026-12-24', '2026-12-24'],
  };
  expect(changedParts(same, loaded)).toEqual([]);
});

test('each part changes by itself', () => {
  expect(changedParts({ ...loaded, workingDays: [block] }, loaded)).toEqual(['workingDays']);
  expect(changedParts({ ...loaded, exceptions: [] }, loaded)).toEqual(['exceptions']);
});

describe('two people at once', () => {
  const theirs = { ...loaded, workingDays: [block] };
  test('clash where both changed the same part differently', () => {
    const mine = { ...loaded, workingDays: [other] };
    expect(clashingParts(mine, loaded, theirs)).toEqual(['workingDays']);
  });

  test('do not where each changed another part, or both did the same', () => {
    expect(clashingParts({ ...loaded, exceptions: [] }, loaded, theirs)).toEqual([]);
    expect(clashingParts(theirs, loaded, theirs)).toEqual([]);
    expect(clashingParts(loaded, loaded, theirs)).toEqual([]);
  });
});
