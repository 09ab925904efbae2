import { expect, test } from 'vitest';
import { chartFinding, chartOf } from '@/lib/testing/odontogram';
import { compareCharts, isUnchanged } from './compare-charts';
import { findingDifferences } from './finding-differences';

const on = (surface: string, more = {}) =>
  chartFinding(`16-${surface}`, { surface, catalogFindingId: 'surface-one', ...more });

test('the same chart has no changes, in whatever order its findings come', () => {
  const findings = [chartFinding('a'), on('mesial')];
  const changes = compareCharts(chartOf(findings), chartOf(findings.toReversed()));
  expect(changes.places).toEqual([]);
  expect(isUnchanged(changes)).toBe(true);
});

test('says what came, what went and what is another, from tooth to tooth', () => {
  const before = chartOf([
    chartFinding('w48', { toothFdi: 48 }),
    on('distal'),
    on('mesial', { evolution: 'planned' }),
  ]);
  const after = chartOf([
    on('mesial', { evolution: 'begun' }),
    on('occlusal'),
    chartFinding('w11', { toothFdi: 11 }),
  ]);
  const { places, counts } = compareCharts(before, after);
  expect(counts).toEqual({ added: 2, removed: 2, changed: 1 });
  expect(places.map(({ toothFdi, surface, kind }) => [toothFdi, surface, kind])).toEqual([
    [11, undefined, 'added'],
    [16, 'occlusal', 'added'],
    [16, 'mesial', 'changed'],
    [16, 'distal', 'removed'],
    [48, undefined, 'removed'],
  ]);
  expect(places[0]).toMatchObject({ before: undefined, after: { id: 'w11' } });
  expect(places[4]).toMatchObject({ before: { id: 'w48' }, after: undefined });
});

test('a tooth with several changes of one kind is of that kind, else changed', () => {
  const before = chartOf([on('distal')]);
  const alike = compareCharts(chartOf([]), chartOf([on('mesial'), on('occlusal')]));
  expect(alike.teeth.get(16)).toBe('added');
  const mixed = compareCharts(before, chartOf([on('mesial')]));
  expect(mixed.teeth.get(16)).toBe('changed');
  expect(mixed.teeth.size).toBe(1);
});

test('a finding that replaced another at its place is one change', () => {
  const before = chartOf([on('occlusal', { id: 'old' })]);
  const after = chartOf([on('occlusal', { id: 'new', catalogFindingId: 'surface-two' })]);
  expect(compareCharts(before, after).counts).toEqual({ added: 0, removed: 0, changed: 1 });
});

test('findings that no catalog knows are compared like others', () => {
  const before = chartOf([on('occlusal', { catalogFindingId: 'of-long-ago' })]);
  expect(isUnchanged(compareCharts(before, before))).toBe(true);
  expect(compareCharts(before, chartOf([])).counts.removed).toBe(1);
});

test('another dentition tells its teeth, and another signature who signed', () => {
  const adult = chartOf([]);
  const mixed = chartOf([], {
    dentitionMode: 'mixed',
    temporaryTeeth: [53, 75],
    signature: { status: 'signed', signedBy: 'Ana', signedAt: '2026-01-01T00:00:00Z' },
  });
  const changes = compareCharts(adult, mixed);
  expect(changes.mode).toEqual({ before: 'adult', after: 'mixed' });
  expect(changes.come).toEqual([53, 75]);
  expect(changes.gone).toEqual([13, 35]);
  expect(changes.signature?.after.signedBy).toBe('Ana');
  expect(isUnchanged(changes)).toBe(false);
  // Another tooth of a pair, in the same mode.
  const toggled = chartOf([], { dentitionMode: 'mixed', temporaryTeeth: [53] });
  const one = compareCharts(toggled, chartOf([], { dentitionMode: 'mixed', temporaryTeeth: [] }));
  expect([one.mode, one.come, one.gone]).toEqual([undefined, [13], [53]]);
});

test('of a finding it is said what is another', () => {
  const item = {
    id: 'i',
    type: 'custom',
    clinicalProcedureId: undefined,
    name: 'A',
    quantity: 1,
    unitPrice: 140_000,
    subtotal: 140_000,
  };
  const before = on('occlusal', { plannedItems: [item], subtotal: 140_000 });
  expect(findingDifferences(before, before)).toEqual({
    isOther: false,
    evolution: false,
    notes: undefined,
    plan: false,
  });
  const dearer = { ...item, id: 'other', unitPrice: 180_000, subtotal: 180_000 };
  expect(
    findingDifferences(before, {
      ...before,
      catalogFindingId: 'x',
      evolution: 'y',
      notes: 'z',
      plannedItems: [dearer],
      subtotal: 180_000,
    }),
  ).toEqual({ isOther: true, evolution: true, notes: 'added', plan: true });
  // Only its own name is another.
  const renamed = { ...before, plannedItems: [{ ...item, id: 'new' }] };
  expect(findingDifferences(before, renamed).plan).toBe(false);
  const noted = { ...before, notes: 'a' };
  expect(findingDifferences(noted, before).notes).toBe('removed');
  expect(findingDifferences(noted, { ...before, notes: 'b' }).notes).toBe('changed');
});
