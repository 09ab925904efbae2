import { expect, test } from 'vitest';
import { charted } from '@/lib/testing/charted';
import { EMPTY_CHART } from '@/lib/testing/fake-chart-service';
import { settled, wholeChart } from './known-chart';

const findings = [
  charted({ id: 'a', toothFdi: 54 }),
  charted({ id: 'b', toothFdi: 14 }),
  charted({ id: 'c', toothFdi: 55 }),
];
const chart = { ...EMPTY_CHART, dentitionMode: 'mixed', temporaryTeeth: [54, 55], findings };

test.each([
  ['permanent', 54, [55], ['b', 'c']],
  ['permanent', 14, [55], ['b', 'c']],
  ['temporary', 54, [55, 54], ['a', 'c']],
] as const)(
  'a %s tooth in place of %i is there though nothing is told of the chart',
  (dentition, toothFdi, teeth, left) => {
    const made = { kind: 'tooth', toothFdi, dentition } as const;
    const after = settled(wholeChart(chart), { made });
    expect(after.chart.temporaryTeeth).toEqual(teeth);
    expect(after.chart.findings.map(({ id }) => id)).toEqual(left);
    // The next change names no version.
    expect([after.isWhole, after.version]).toEqual([true, undefined]);
  },
);
