import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogFinding, catalogOf, chartFinding, chartOf } from '@/lib/testing/odontogram';
import { chartViews, emptyView } from './chart-views';
import { SURFACES } from './tooth-view';

const catalog = catalogOf([
  catalogFinding('whole-one'),
  catalogFinding('surface-one', { scope: 'surface', symbol: 'fill' }),
]);

describe('the views of a chart', () => {
  it.each([
    ['adult', [53], 32],
    ['child', [], 20],
    ['mixed', [53, 54], 32],
    ['something newer', [], 52],
  ])('of mode %s are of the teeth that it shows', (dentitionMode, temporaryTeeth, count) => {
    const views = chartViews(chartOf([], { dentitionMode, temporaryTeeth }), catalog);
    expect(views.size).toBe(count);
    expect(views.has(13)).toBe(dentitionMode === 'adult' || count === 52);
  });

  it('say what the catalog says of a finding, and how far it has come', () => {
    const views = chartViews(chartOf([chartFinding('a', { evolution: 'begun' })]), catalog);
    expect(views.get(16)?.whole).toEqual([
      {
        id: 'a',
        catalogFindingId: 'whole-one',
        label: 'Label of whole-one',
        isKnown: true,
        color: '#2f7d7b',
        symbol: 'cross@tooth',
        evolutionStep: 1,
        evolutionLabel: 'Begun',
      },
    ]);
  });

  it('keep what nobody knows: a finding, an evolution, a surface, a tooth', () => {
    const views = chartViews(
      chartOf([
        chartFinding('a', { catalogFindingId: 'newer', evolution: 'later' }),
        chartFinding('b', { surface: 'inside' }),
        chartFinding('c', { toothFdi: 99 }),
        chartFinding('d', { toothFdi: 53 }),
      ]),
      catalog,
    );
    const [unknown] = views.get(16)?.whole ?? [];
    expect(unknown).toMatchObject({ label: 'newer', isKnown: false });
    expect(unknown).toMatchObject({ evolutionStep: -1, evolutionLabel: 'later' });
    expect(views.get(16)?.elsewhere.map(({ id }) => id)).toEqual(['b']);
    expect(views.get(99)?.whole).toHaveLength(1);
    expect(views.get(53)?.whole).toHaveLength(1);
  });

  it('put each finding where it was registered, once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: 9, max: 90 }), fc.constantFrom(undefined, 'x', ...SURFACES)),
        ),
        (places) => {
          const findings = places.map(([toothFdi, surface], index) =>
            chartFinding(`${index}`, { toothFdi, surface }),
          );
          const views = chartViews(chartOf(findings), catalog);
          const seen = [...views.values()].flatMap((view) => [
            ...view.whole,
            ...view.elsewhere,
            ...SURFACES.flatMap((surface) => view.surfaces[surface]),
          ]);
          expect(seen.map(({ id }) => id).sort()).toEqual(findings.map(({ id }) => id).sort());
        },
      ),
    );
  });
});

describe('the views of the next chart', () => {
  const findings = [
    chartFinding('a'),
    chartFinding('b', { toothFdi: 36, surface: 'mesial', catalogFindingId: 'surface-one' }),
    chartFinding('c', { toothFdi: 36, surface: 'distal', catalogFindingId: 'surface-one' }),
  ];
  const before = chartViews(chartOf(findings), catalog);
  const changedIn = (after: ReadonlyMap<number, unknown>) =>
    [...after].filter(([fdi, view]) => view !== before.get(fdi)).map(([fdi]) => fdi);

  it('are the same objects where nothing changed, from another answer of the same service', () => {
    expect(changedIn(chartViews(structuredClone(chartOf(findings)), catalog, before))).toEqual([]);
  });

  it('are one new tooth for one finding that changed, and only its surface is new', () => {
    const next = findings.map((each) =>
      each.id === 'b' ? { ...each, evolution: 'planned' } : each,
    );
    const after = chartViews(chartOf(next), catalog, before);
    expect(changedIn(after)).toEqual([36]);
    expect(after.get(36)?.surfaces.mesial).not.toBe(before.get(36)?.surfaces.mesial);
    expect(after.get(36)?.surfaces.distal).toBe(before.get(36)?.surfaces.distal);
  });

  it('are one new tooth for one that came or went', () => {
    const more = [...findings, chartFinding('d', { toothFdi: 11 })];
    expect(changedIn(chartViews(chartOf(more), catalog, before))).toEqual([11]);
    expect(changedIn(chartViews(chartOf(findings.slice(1)), catalog, before))).toEqual([16]);
  });

  it('are new where the catalog says something else', () => {
    const other = catalogOf([
      catalogFinding('whole-one', { label: 'Renamed' }),
      catalogFinding('surface-one', { scope: 'surface', symbol: 'fill' }),
    ]);
    expect(changedIn(chartViews(chartOf(findings), other, before))).toEqual([16]);
  });
});

it('an empty tooth has nothing anywhere', () => {
  expect(emptyView(75)).toMatchObject({
    fdi: 75,
    dentition: 'temporary',
    whole: [],
    elsewhere: [],
  });
});
