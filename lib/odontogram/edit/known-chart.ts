import { counterpartOf, dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import type { Edit } from './edit';

/**
 * What the application knows of a patient's chart. A service that lets nobody read charts tells of one
 * only what its answers to changes say: then most of it is not known, and is not shown as if it were.
 */
export interface KnownChart {
  readonly chart: Chart;
  /** Whether every finding is in it. */
  readonly isWhole: boolean;
  /** Sent with the next change. `undefined`: the service has told none yet. */
  readonly version: number | undefined;
}

export function wholeChart(chart: Chart): KnownChart {
  return { chart, isWhole: true, version: chart.version };
}

/** The chart after a change that may or may not have been made. */
export function chartInDoubt({ chart }: KnownChart): KnownChart {
  return { chart, isWhole: false, version: undefined };
}

/** The chart before the first answer of a service that has no operation to read it. */
export const UNREAD_CHART: KnownChart = {
  isWhole: false,
  version: undefined,
  chart: {
    id: '',
    // No mode is known by this name, so that every tooth can be charted.
    dentitionMode: '',
    temporaryTeeth: [],
    findings: [],
    estimate: { findingCount: 0, total: 0, paid: 0, due: 0 },
    version: 0,
    signature: { status: '', signedBy: undefined, signedAt: undefined },
  },
};

/** The answer to a change of findings or to a signature. */
export interface After extends Pick<Chart, 'estimate' | 'version' | 'signature'> {
  /** The findings that it registered or changed. */
  readonly findings: readonly ChartFinding[];
  /** The findings that it replaced or removed. */
  readonly goneIds: readonly string[];
}

/** How the service answered one step of an edit. */
export type Answer =
  | { readonly chart: Chart }
  | { readonly after: After }
  /** The step is made, and the answer does not describe the chart. */
  | { readonly made: Extract<Edit, { kind: 'tooth' }> };

/** The known chart after an answer. */
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

/** The chart after the dentition of a tooth was changed. The findings of its counterpart are gone. */
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
