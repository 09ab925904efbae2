import type { FindingChange } from '@/lib/odontogram/plan/finding-change';
import type { ProcedureOption } from '@/lib/odontogram/plan/plan-draft';
import type { ClinicProblem } from '@/lib/queries/problem';

/** Whether something may be done: a service may not offer it, and a role may not allow it. */
export type Offered = 'yes' | 'no' | 'not-offered';

export type SaveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ClinicProblem | undefined };

export type SearchProcedures = (text: string) => Promise<readonly ProcedureOption[]>;

/** What the panel can have done to the findings of a chart. Whoever sends it answers how it ended. */
export interface FindingActions {
  readonly can: { readonly change: Offered; readonly remove: Offered };
  readonly onSave: (findingId: string, change: FindingChange) => Promise<SaveResult>;
  readonly onRemove: (findingId: string) => Promise<SaveResult>;
  /** Fails as the call does: that nothing was found is another thing. */
  readonly searchProcedures: SearchProcedures;
}
