import { describe, expect, test } from 'vitest';
import { catalogFinding, catalogOf, chartFinding, chartOf } from '@/lib/testing/odontogram';
import { chartViews } from '../chart-views';
import { hasSurfaces, toothBody } from './base';
import { toothGeometry } from './tooth-geometry';

/** The body of tooth 16 with one finding of the whole tooth, whose symbol is given. */
function bodyOf(symbol: string, surfaces: readonly string[] = []) {
  const catalog = catalogOf([
    catalogFinding('whole-one', { symbol }),
    catalogFinding('part', { scope: 'surface', symbol: 'fill' }),
  ]);
  const chart = chartOf([
    chartFinding('a'),
    ...surfaces.map((surface) => chartFinding(surface, { catalogFindingId: 'part', surface })),
  ]);
  return toothBody(chartViews(chart, catalog).get(16), toothGeometry(16));
}

describe('what stands in the place of a tooth', () => {
  test.each([
    ['cross@tooth', { roots: 2, crown: true, hints: true, fixture: false, gum: false, box: true }],
    [
      'base:absent',
      { roots: 0, crown: true, hints: false, fixture: false, gum: false, box: false },
    ],
    [
      'base:absent+cross',
      { roots: 0, crown: true, hints: false, fixture: false, gum: false, box: false },
    ],
    ['base:pontic', { roots: 0, crown: true, hints: false, fixture: false, gum: false, box: true }],
    [
      'base:implant',
      { roots: 0, crown: false, hints: false, fixture: true, gum: false, box: false },
    ],
    [
      'base:implant+outline@crown',
      { roots: 0, crown: true, hints: false, fixture: true, gum: false, box: true },
    ],
    [
      'base:unerupted+text:I',
      { roots: 2, crown: true, hints: true, fixture: false, gum: true, box: false },
    ],
    ['base:erupting', { roots: 2, crown: true, hints: true, fixture: false, gum: true, box: true }],
    [
      'base:root+text:RR@root',
      { roots: 2, crown: false, hints: false, fixture: false, gum: false, box: false },
    ],
    // A base is the first word or none: then all of the symbol is letters of a name.
    [
      'cross+base:absent',
      { roots: 2, crown: true, hints: true, fixture: false, gum: false, box: true },
    ],
    [
      'base:elsewhere',
      { roots: 2, crown: true, hints: true, fixture: false, gum: false, box: true },
    ],
  ])('%s', (symbol, expected) => {
    const { roots, crown, hints, fixture, gum, hasSurfaces: box } = bodyOf(symbol);
    const drawn = (path: string | undefined) => path !== undefined;
    expect({
      roots: roots.length,
      crown: drawn(crown),
      hints: drawn(hints),
      fixture: drawn(fixture),
      gum: drawn(gum),
      box,
    }).toEqual(expected);
  });

  test('a finding on a surface is seen whatever the tooth is', () => {
    expect(bodyOf('base:absent').hasSurfaces).toBe(false);
    expect(bodyOf('base:absent', ['mesial']).hasSurfaces).toBe(true);
  });
});

describe('second and third molars of a mixed dentition', () => {
  const catalog = catalogOf([catalogFinding('whole-one', { symbol: 'check' })]);
  const views = chartViews(
    chartOf([chartFinding('a', { toothFdi: 27 })], { dentitionMode: 'mixed' }),
    catalog,
  );
  const bases = (teeth: readonly number[]) => teeth.map((fdi) => views.get(fdi)?.base);

  test('are unerupted until something is charted on one', () => {
    expect(bases([17, 18, 28, 37, 38, 47, 48])).toEqual(Array(7).fill('unerupted'));
    expect(bases([27, 16, 11])).toEqual([undefined, undefined, undefined]);
  });

  test('can be charted on a surface all the same', () => {
    const view = views.get(17);
    expect(view && hasSurfaces(view)).toBe(true);
  });

  test('of an adult are as they are', () => {
    expect(chartViews(chartOf([]), catalog).get(17)?.base).toBeUndefined();
  });
});
