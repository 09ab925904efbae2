import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { findingKey } from '../finding-key';
import { placeKey } from '../place';
import { inOrder } from './plan-by-tooth';

/** Why what is being written is not on the chart any more; another stands in its place where `replaced`. */
export type Fate = 'removed' | 'replaced';

export interface PanelRow {
  readonly key: string;
  readonly finding: ChartFinding;
  readonly fate: Fate | undefined;
}

/** The findings of a tooth, and the one that is being written also once it is gone: what is typed stays. */
export function panelRows(
  findings: readonly ChartFinding[],
  editing: ChartFinding | undefined,
): PanelRow[] {
  const keys = new Set(findings.map(findingKey));
  const gone = editing && !keys.has(findingKey(editing)) ? editing : undefined;
  const isTaken = gone && findings.some((each) => placeKey(each) === placeKey(gone));
  return inOrder(gone ? [...findings, gone] : findings).map((finding) => ({
    key: findingKey(finding),
    finding,
    fate: finding !== gone ? undefined : isTaken ? 'replaced' : 'removed',
  }));
}
