import type { Chart, ChartFinding } from '../chart-data';
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
export type Answer = { readonly chart: Chart } | { readonly after: After };

/** What is known once the service has answered. */
export function settled(known: KnownChart, answer: Answer): KnownChart {
  if ('chart' in answer) return wholeChart(answer.chart);
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
