import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import {
  catalogFinding,
  catalogOf,
  chartFinding,
  chartOf,
  findingView,
} from '@/lib/testing/odontogram';
import { chartViews, emptyView } from '../chart-views';
import { type FindingView, SURFACES, type SurfaceId, type ToothView } from '../tooth-view';
import type { Mark } from './marks';
import { toothMarks } from './tooth-marks';

const teeth = Array.from({ length: 100 }, (_, fdi) => fdi).filter(isFdi);
const OUR_PATH = /^(?:[MLCQ]-?\d[\d. -]*|Z)+$/;

/** What could not have come from a catalog: numbers, our own paths, six-digit colours. */
function expectPlain(marks: readonly Mark[]): void {
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) {
    expect(mark.ink.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(mark.ink.dark).toMatch(/^#[0-9a-f]{6}$/);
    if (mark.type === 'text') expect(Number.isFinite(mark.x + mark.y)).toBe(true);
    else expect(mark.path).toMatch(OUR_PATH);
  }
}

function withSurfaces(fdi: number, on: Partial<Record<SurfaceId, FindingView>>): ToothView {
  const empty = emptyView(fdi);
  const surfaces = { ...empty.surfaces };
  for (const surface of SURFACES) surfaces[surface] = on[surface] ? [on[surface]] : [];
  return { ...empty, surfaces };
}

const kinds = ['fill', 'outline', 'hatch', 'cross', 'slash', 'vline', 'hline', 'dline', 'ring'];
const moreKinds = ['square', 'triangle', 'check', 'screw', 'zigzag', 'arc', 'curve'];
const withArgument = ['arrow:occlusal', 'arrow:apical', 'arrow:mesial', 'arrow:distal'];
const prims = [
  ...kinds,
  ...moreKinds,
  ...withArgument,
  'bridge:abutment',
  'bridge:pontic',
  'text:AB',
];
const zones = ['', '@crown', '@root', '@tooth', '@apex', '@box', '@surface'];
const mods = ['', '!dash', '!hatch', '!dash!hatch'];
const symbol = fc
  .array(fc.tuple(fc.constantFrom(...prims), fc.constantFrom(...zones), fc.constantFrom(...mods)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.map((part) => part.join('')).join('+'));

describe('the marks of a tooth', () => {
  it('are drawn for every symbol of the grammar, on every tooth, whole and surface', () => {
    fc.assert(
      fc.property(
        symbol,
        fc.constantFrom(...teeth),
        fc.constantFrom(...SURFACES),
        (text, fdi, at) => {
          const finding = findingView('a', { symbol: text });
          expectPlain(toothMarks({ ...emptyView(fdi), whole: [finding] }));
          expectPlain(toothMarks(withSurfaces(fdi, { [at]: finding })));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are plain whatever a catalog says', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, any, fc.integer({ min: -1, max: 20 }), (text, label, color, step) => {
        const finding = findingView('a', { symbol: text, label, color, evolutionStep: step });
        expectPlain(toothMarks({ ...emptyView(36), whole: [finding] }));
        expectPlain(toothMarks(withSurfaces(36, { distal: finding })));
      }),
    );
  });

  it('show each finding of any catalog', () => {
    const entries = fc.array(
      fc.record({ symbol: fc.oneof(symbol, fc.string()), color: fc.string() }),
      {
        minLength: 30,
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(entries, (made) => {
        const findings = made.map((entry, index) => catalogFinding(`f${index}`, entry));
        const registered = findings.map(({ id }, index) =>
          chartFinding(id, {
            catalogFindingId: id,
            toothFdi: teeth[index % 32] ?? 11,
            surface: [undefined, ...SURFACES][Math.floor(index / 32)],
          }),
        );
        for (const finding of registered) {
          const views = chartViews(chartOf([finding]), catalogOf(findings));
          const view = views.get(finding.toothFdi);
          expectPlain(view ? toothMarks(view) : []);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('of one that the catalog does not have are a question mark', () => {
    const unknown = findingView('a', { isKnown: false, symbol: '', label: 'a' });
    expect(toothMarks({ ...emptyView(36), whole: [unknown] })).toMatchObject([
      { type: 'text', text: '?' },
    ]);
  });

  it('are none of a tooth without findings', () => {
    expect(toothMarks(emptyView(36))).toEqual([]);
  });
});

describe('how far a finding has come', () => {
  const shapesAt = (evolutionStep: number) =>
    JSON.stringify(toothMarks({ ...emptyView(36), whole: [findingView('a', { evolutionStep })] }));

  it('is a shape of its own for each evolution, and none for an unknown one', () => {
    const shapes = [-1, 0, 1, 2, 3, 4, 5, 6].map(shapesAt);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('is told on the surface that was found so, wherever its symbol is drawn', () => {
    const at = (symbol: string) => {
      const finding = findingView('a', { symbol, evolutionStep: 0 });
      return toothMarks(withSurfaces(36, { mesial: finding })).at(-1);
    };
    expect(at('ring@apex')).toEqual(at('outline'));
  });

  it('never changes the colour', () => {
    for (const step of [-1, 0, 1, 2, 3]) {
      const finding = findingView('a', { evolutionStep: step, color: '#1d4ed8' });
      const marks = toothMarks(withSurfaces(36, { mesial: finding }));
      expect(new Set(marks.map(({ ink }) => ink.light))).toEqual(new Set(['#1d4ed8']));
    }
  });
});

describe('findings of nearly one colour on one tooth', () => {
  const red = (id: string, text = 'fill') => findingView(id, { color: '#dc2626', symbol: text });
  const patterns = (view: ToothView) =>
    toothMarks(view).map((mark) => (mark.type === 'area' ? mark.isTint : mark.type));

  it('are told apart by a hatch, the same whichever comes first', () => {
    const view = withSurfaces(36, { mesial: red('a'), distal: red('b') });
    expect(patterns(view)).toEqual([false, true, 'line']);
    expect(patterns(withSurfaces(36, { mesial: red('b'), distal: red('a') }))).toEqual([
      true,
      'line',
      false,
    ]);
  });

  it('are left as they are where they are of one kind, hatched already, or of other colours', () => {
    const same = withSurfaces(36, { mesial: red('a'), distal: red('a') });
    expect(patterns(same)).toEqual([false, false]);
    const hatched = withSurfaces(36, { mesial: red('a'), distal: red('b', 'fill!hatch') });
    expect(patterns(hatched)).toEqual([false, true, 'line']);
    const blue = findingView('b', { color: '#1d4ed8' });
    expect(patterns(withSurfaces(36, { mesial: red('a'), distal: blue }))).toEqual([false, false]);
  });

  it('have five looks for five surfaces', () => {
    const view = withSurfaces(36, {
      occlusal: red('a'),
      mesial: red('b'),
      distal: red('c'),
      vestibular: red('d'),
      palatal: red('e'),
    });
    expect(patterns(view).filter((each) => each === 'line')).toHaveLength(4);
  });
});
