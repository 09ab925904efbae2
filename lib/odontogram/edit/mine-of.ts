import { dentitionOf } from '@/lib/rules/fdi';
import type { ChartFinding } from '../chart-data';
import { placeKey } from '../place';
import type { Clash } from './clashes';
import type { Edit } from './edit';
import { UNREAD_CHART } from './known-chart';
import { predicted } from './predicted';

/**
 * What a step would leave at a place that a colleague changed too; nothing where it takes it away.
 * `firstEvolution` is the catalog's: where what is registered begins.
 */
export function mineOf(step: Edit, clash: Clash, firstEvolution: string): ChartFinding | undefined {
  const { before, toothFdi } = clash;
  // The tooth that goes takes along what is charted of it.
  if (step.kind === 'tooth' && dentitionOf(toothFdi) !== step.dentition) return undefined;
  const key = placeKey(clash);
  const chart = { ...UNREAD_CHART.chart, findings: before ? [before] : [] };
  return predicted(chart, step, firstEvolution).findings.find(
    (finding) => placeKey(finding) === key,
  );
}
