import { counterpartOf, dentitionOf } from '@/lib/rules/fdi';
import type { Chart, ChartFinding } from '../chart-data';
import type { Edit } from './edit';
import type { KnownChart } from './known-chart';
import { wholeChart } from './known-chart';

/** What a change of findings, or a signature, says of the chart it left. */
export interface After extends Pick<Chart, 'estimate' | 'version' | 'signature'> {
  /** Registered or changed by it. */
  readonly findings: readonly ChartFinding[];
  /** Not on the chart any more: replaced by those, or removed. */
  readonly goneIds: readonly string[];
}

/** How the service answered one step of an edit. */
export type Answer =
  | { readonly chart: Chart }
  | { readonly after: After }
  /** Made, and nothing is said of the chart. */
  | { readonly made: Extract<Edit, { kind: 'tooth' }> };

/** What is known once the service has answered. */
export function settled(known: KnownChart, answer: Answer): KnownChart {
  if ('chart' in answer) return wholeChart(answer.chart);
  if ('made' in answer) return withTooth(known, answer.made);
  const { findings, goneIds, estimate, version, signature } = answer.after;
  const gone = new Set(goneIds);
  const told = new Map(findings.map((finding) => [finding.id, finding]));
  const kept = known.chart.findings.flatMap((finding) => {
    if (gone.has(finding.id)) return [];
    const now = told.get(finding.id) ?? finding;
    told.delete(finding.id);
    return [now];
  });
  const chart = {
    ...known.chart,
    estimate,
    version,
    signature,
    findings: [...kept, ...told.values()],
  };
  return { ...known, chart, version };
}

/** Which tooth of a pair is present was said; the findings of the other are gone with it. */
function withTooth(
  { chart, isWhole }: KnownChart,
  { toothFdi, dentition }: Extract<Edit, { kind: 'tooth' }>,
): KnownChart {
  const pair = [toothFdi, counterpartOf(toothFdi) ?? toothFdi];
  const [gone] = pair.filter((fdi) => dentitionOf(fdi) !== dentition);
  const present = pair.filter((fdi) => dentitionOf(fdi) === 'temporary' && fdi !== gone);
  const others = chart.temporaryTeeth.filter((fdi) => !pair.includes(fdi));
  const findings = chart.findings.filter((finding) => finding.toothFdi !== gone);
  // Its version was not told: the next change names none.
  return {
    isWhole,
    version: undefined,
    chart: { ...chart, findings, temporaryTeeth: [...others, ...present] },
  };
}
