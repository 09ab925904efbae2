import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { FindingChange } from '@/lib/odontogram/plan/finding-change';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';

/** Whether something may be done: a service may not offer it, and a role may not allow it. */
export type Offered = 'yes' | 'no' | 'not-offered';

/** What the panel can have done to the findings of a chart. Whoever sends it answers how it ended. */
export interface FindingActions {
  readonly can: {
    readonly change: Offered;
    readonly remove: Offered;
    readonly searchProcedures: boolean;
  };
  /** `seen`: as it was when the person began; without it what they saw is one's own, on its way still:
   * should it not be made, nothing that stands there instead is changed. */
  readonly onSave: (
    finding: ChartFinding,
    change: FindingChange,
    seen: ChartFinding | undefined,
  ) => Promise<EditOutcome>;
  readonly onRemove: (finding: ChartFinding) => Promise<EditOutcome>;
}
