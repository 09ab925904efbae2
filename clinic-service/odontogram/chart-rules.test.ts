import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dentitionOf, isFdi, teethShown } from '@/lib/odontogram/rules/fdi';
import { ServiceError } from '../errors';
import { CATALOG } from './catalog-entries';
import { nextVersion } from './change-chart';
import type { Chart, Finding } from './chart';
import { changeMode, changeTooth, pairAt } from './dentition-rules';
import { place } from './finding-rules';
import { emptyChart } from './load-chart';

const teeth = Array.from({ length: 90 }, (_, index) => index).filter(isFdi);
const tooth = fc.constantFrom(...teeth);

type Step = (chart: Chart, id: string) => Chart;

const register = fc
  .record({
    tooth,
    // The sound tooth often, for it is the one with a rule of its own.
    entry: fc.oneof(fc.constantFrom(...CATALOG), fc.constantFrom(...CATALOG.slice(0, 1))),
    surface: fc.constantFrom('occlusal', 'mesial', 'distal', 'vestibular', 'palatal'),
  })
  .map(({ tooth: toothFdi, entry, surface }): Step => {
    const at = new Date(0);
    return (chart, id) =>
      place(chart, {
        id,
        toothFdi,
        surface: entry.scope === 'surface' ? surface : null,
        catalogFindingId: entry.id,
        plannedItems: [],
        evolution: 'pending',
        notes: null,
        createdBy: 'test',
        createdAt: at,
        updatedAt: at,
      }).chart;
  });
const mode = fc.constantFrom('adult', 'mixed', 'child').map(
  (value): Step =>
    (chart) =>
      changeMode(chart, value),
);
const single = fc
  .record({ tooth, dentition: fc.constantFrom('permanent', 'temporary') })
  .map(({ tooth: fdi, dentition }): Step => {
    const pair = pairAt(fdi);
    return (chart) => (pair === undefined ? chart : changeTooth(chart, pair, dentition).chart);
  });
const steps = fc.array(
  fc.oneof({ weight: 6, arbitrary: register }, { weight: 1, arbitrary: mode }, single),
  { maxLength: 60 },
);

function invariants(chart: Chart): void {
  const shown = teethShown(chart.dentitionMode, chart.temporaryTeeth);
  const places = chart.findings.map(({ toothFdi, surface }) => `${toothFdi} ${surface}`);
  expect(new Set(places).size).toBe(places.length);
  const sound = chart.findings.filter(({ catalogFindingId }) => catalogFindingId === 'sano');
  for (const { toothFdi } of sound) {
    expect(chart.findings.filter((finding) => finding.toothFdi === toothFdi)).toHaveLength(1);
  }
  for (const { toothFdi, catalogFindingId } of chart.findings) {
    expect(shown).toContain(toothFdi);
    const entry = CATALOG.find(({ id }) => id === catalogFindingId);
    expect(['common', `${dentitionOf(toothFdi)}_only`]).toContain(entry?.dentition);
  }
}

test('whatever is done to a chart in whatever order, no rule is ever broken', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let chart = emptyChart('patient');
      let changes = 0;
      for (const [index, step] of sequence.entries()) {
        try {
          const changed = step(chart, `finding-${index}`);
          if (changed === chart) continue;
          chart = nextVersion(chart, changed);
          changes += 1;
        } catch (error) {
          // A refusal leaves the chart as it was; anything else is a mistake of ours.
          if (!(error instanceof ServiceError)) throw error;
        }
        invariants(chart);
      }
      expect(chart.version).toBe(changes);
    }),
    { numRuns: 150 },
  );
});

test('nothing but a mode that fits, a replacement or a tooth that goes takes a finding away', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let chart = emptyChart('patient');
      for (const [index, step] of sequence.entries()) {
        const before = chart;
        try {
          chart = step(chart, `finding-${index}`);
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
        }
        const gone = before.findings.filter((finding) => !chart.findings.includes(finding));
        expect(new Set(gone.map((finding: Finding) => finding.toothFdi)).size).toBeLessThan(2);
        if (before.dentitionMode !== chart.dentitionMode) expect(gone).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
