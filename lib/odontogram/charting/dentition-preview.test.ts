import { describe, expect, test } from 'vitest';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { EMPTY_CHART } from '@/lib/testing/fake-chart-service';
import { blockingPlaces, modePreview, togglePreview } from './dentition-preview';

const finding = (toothFdi: number): ChartFinding => ({
  id: `f${toothFdi}`,
  toothFdi,
  scope: 'whole',
  surface: undefined,
  catalogFindingId: 'x',
  plannedItems: [],
  subtotal: 0,
  evolution: 'first',
  notes: undefined,
  createdBy: undefined,
  createdAt: undefined,
  updatedAt: undefined,
});
const mixed: Chart = {
  ...EMPTY_CHART,
  dentitionMode: 'mixed',
  temporaryTeeth: [53, 54, 55],
  findings: [finding(53), finding(16)],
};

describe('another mode', () => {
  test('says which teeth come and go, and what stands in its way', () => {
    const preview = modePreview(mixed, 'adult');
    expect(preview.come).toEqual([13, 14, 15]);
    expect(preview.go).toEqual([53, 54, 55]);
    expect(preview.blocking.map(({ toothFdi }) => toothFdi)).toEqual([53]);
    expect(modePreview(mixed, 'child').blocking.map(({ toothFdi }) => toothFdi)).toEqual([16]);
  });
  test('which teeth were chosen for a mixed one is not known, but for a chart that nobody began', () => {
    expect(modePreview({ ...EMPTY_CHART, version: 3 }, 'mixed').isGuess).toBe(true);
    expect(modePreview({ ...EMPTY_CHART, version: 0 }, 'mixed').isGuess).toBe(false);
    expect(modePreview({ ...mixed, version: 3 }, 'adult').isGuess).toBe(false);
  });
});

describe('the other tooth of a pair', () => {
  test('takes the findings of the one that goes', () => {
    expect(togglePreview(mixed, 53)).toMatchObject({ comes: 13, removed: [{ toothFdi: 53 }] });
    expect(togglePreview(mixed, 11)).toMatchObject({ comes: 51, removed: [] });
  });
  test('is not to be had of a molar without one, nor in another mode', () => {
    expect(togglePreview(mixed, 16)).toBeUndefined();
    expect(togglePreview({ ...mixed, dentitionMode: 'adult' }, 13)).toBeUndefined();
  });
});

test('a refusal names teeth; what cannot be read in it is left out', () => {
  const blockingFindings = [
    { id: 'a', toothFdi: 55 },
    { toothFdi: 53 },
    { toothFdi: 55 },
    null,
    {},
  ];
  expect(blockingPlaces({ blockingFindings })).toEqual([53, 55]);
  expect(blockingPlaces({})).toEqual([]);
});
