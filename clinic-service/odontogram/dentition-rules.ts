import {
  counterpartOf,
  type Dentition,
  type DentitionMode,
  dentitionOf,
  teethShown,
} from '@/lib/odontogram/rules/fdi';
import { ConflictError } from '../errors';
import type { Chart, Finding } from './chart';

/**
 * Shows another dentition; the chart itself where it is shown already. Nothing is ever lost by it: a
 * chart with a finding on a tooth that the mode does not show stays as it is, and `ConflictError`
 * names each.
 */
export function changeMode(chart: Chart, mode: DentitionMode): Chart {
  if (mode === chart.dentitionMode) return chart;
  const shown = teethShown(mode, chart.temporaryTeeth);
  const blocking = chart.findings.filter(({ toothFdi }) => !shown.has(toothFdi));
  if (blocking.length > 0) {
    throw new ConflictError(
      'Findings stand on teeth that this dentition does not show.',
      undefined,
      {
        blockingFindings: blocking.map(({ id, toothFdi, evolution }) => ({
          id,
          toothFdi,
          evolution,
        })),
      },
    );
  }
  return { ...chart, dentitionMode: mode };
}

/**
 * Says which tooth of a pair is present in a mixed dentition. `pair` is either of its two teeth.
 * The findings of the tooth that goes, and of no other, go with it; where the other was not there, the
 * chart itself is answered. Throws `ConflictError` in another mode, which shows one dentition whole.
 */
export function changeTooth(
  chart: Chart,
  pair: readonly [number, number],
  dentition: Dentition,
): { chart: Chart; removed: Finding[] } {
  if (chart.dentitionMode !== 'mixed') {
    throw new ConflictError('Single teeth change in a mixed dentition only.');
  }
  const temporary = Math.max(...pair);
  if (chart.temporaryTeeth.includes(temporary) === (dentition === 'temporary')) {
    return { chart, removed: [] };
  }
  const others = chart.temporaryTeeth.filter((fdi) => fdi !== temporary);
  const temporaryTeeth = dentition === 'temporary' ? [...others, temporary] : others;
  const goes = pair.find((fdi) => dentitionOf(fdi) !== dentition);
  const removed = chart.findings.filter(({ toothFdi }) => toothFdi === goes);
  const findings = chart.findings.filter((finding) => !removed.includes(finding));
  return { chart: { ...chart, temporaryTeeth, findings }, removed };
}

/** Both teeth of the place that either number stands for; undefined where it has no pair. */
export function pairAt(fdi: number): readonly [number, number] | undefined {
  const other = counterpartOf(fdi);
  return other === undefined ? undefined : [fdi, other];
}
