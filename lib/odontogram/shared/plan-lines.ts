import { planByTooth } from '@/lib/odontogram/plan/plan-by-tooth';
import type { ChartFinding } from './chart-data';

export interface PlannedTooth {
  readonly fdi: number;
  readonly findings: readonly ChartFinding[];
}

export interface PlanLines {
  /** From tooth to tooth, the findings for which something is planned. */
  readonly planned: readonly PlannedTooth[];
  /** The others, in the same order. */
  readonly unplanned: readonly ChartFinding[];
}

/** A chart as its plan is read. */
export function planLines(findings: readonly ChartFinding[]): PlanLines {
  const teeth = planByTooth(findings);
  return {
    planned: teeth
      .map(({ fdi, findings: ofTooth }) => ({ fdi, findings: ofTooth.filter(hasPlan) }))
      .filter((tooth) => tooth.findings.length > 0),
    unplanned: teeth.flatMap(({ findings: ofTooth }) => ofTooth.filter((each) => !hasPlan(each))),
  };
}

/** A plan that could not be read is one all the same. */
export function hasPlan({ plannedItems, unreadableItems = 0 }: ChartFinding): boolean {
  return plannedItems.length + unreadableItems > 0;
}
