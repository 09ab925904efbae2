import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { itemToSend, samePlan } from '../edit/edit';

/** What of a finding is another, in the order in which one says it. */
export interface FindingDifferences {
  readonly isOther: boolean;
  readonly evolution: boolean;
  readonly notes: 'added' | 'removed' | 'changed' | undefined;
  readonly plan: boolean;
}

/** Between a finding and the one that stands at its place later. */
export function findingDifferences(before: ChartFinding, after: ChartFinding): FindingDifferences {
  return {
    isOther: before.catalogFindingId !== after.catalogFindingId,
    evolution: before.evolution !== after.evolution,
    notes: notesChange(before.notes ?? '', after.notes ?? ''),
    plan:
      before.subtotal !== after.subtotal ||
      !samePlan(before.plannedItems, after.plannedItems.map(itemToSend)),
  };
}

function notesChange(before: string, after: string): FindingDifferences['notes'] {
  if (before === after) return undefined;
  if (before === '') return 'added';
  return after === '' ? 'removed' : 'changed';
}
