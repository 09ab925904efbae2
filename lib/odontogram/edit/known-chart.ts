import type { Chart } from '../chart-data';

/**
 * What the application knows of a patient's chart. A service that lets nobody read charts tells of one
 * only what its answers to changes say: then most of it is not known, and is not shown as if it were.
 */
export interface KnownChart {
  readonly chart: Chart;
  /** Every finding is in it. */
  readonly isWhole: boolean;
  /** Sent with the next change; `undefined` before the service has told any. */
  readonly version: number | undefined;
}

export function wholeChart(chart: Chart): KnownChart {
  return { chart, isWhole: true, version: chart.version };
}

/** After a change of which nobody can tell whether it was made, or somebody else's that nobody can read. */
export function chartInDoubt({ chart }: KnownChart): KnownChart {
  return { chart, isWhole: false, version: undefined };
}

/** Before the first answer of a service that lets nobody read charts. */
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
