import { findingLimits } from '@/lib/contract/limits';
import type { ItemDraft } from '@/lib/kit/item-draft';
import { wrongNotes } from '@/lib/kit/text/notes';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { checkPlan, type PlanErrors, type PlannedItemChange } from './check-plan';
import { planDraftOf } from './plan-draft';

/** What is changed of a registered finding; a member left out stays as it is. */
export interface FindingChange {
  readonly evolution?: string;
  readonly notes?: string;
  readonly plannedItems?: readonly PlannedItemChange[];
}

/** A finding that is being written anew. */
export interface FindingDraft {
  readonly notes: string;
  readonly items: readonly ItemDraft[];
}

export function findingDraftOf(finding: ChartFinding, locale: string): FindingDraft {
  return { notes: finding.notes ?? '', items: planDraftOf(finding, locale) };
}

function changedNotes({ notes }: FindingDraft, base: FindingDraft): boolean {
  return notes.trim() !== base.notes.trim();
}

/** Without the key: a service may name the same item anew. */
function typedOf({ procedureId, name, quantity, price }: ItemDraft) {
  return [procedureId ?? '', name, quantity, price];
}

export function changedItems({ items }: FindingDraft, base: FindingDraft): boolean {
  return JSON.stringify(items.map(typedOf)) !== JSON.stringify(base.items.map(typedOf));
}

export function isChanged(draft: FindingDraft, base: FindingDraft): boolean {
  return changedNotes(draft, base) || changedItems(draft, base);
}

export type CheckedDraft =
  | { readonly ok: true; readonly change: FindingChange }
  | { readonly ok: false; readonly plan?: PlanErrors; readonly notes?: 'tooLong' | 'characters' };

/** What differs from `base`, which is what the person saw on coming: nothing else is written over. */
export function checkDraft(draft: FindingDraft, base: FindingDraft): CheckedDraft {
  const notes = wrongNotes(draft.notes, findingLimits.notes);
  const plan = changedItems(draft, base) ? checkPlan(draft.items) : undefined;
  if (notes !== undefined || plan?.ok === false) {
    return {
      ok: false,
      ...(notes && { notes }),
      ...(plan?.ok === false && { plan: plan.errors }),
    };
  }
  return {
    ok: true,
    change: {
      ...(changedNotes(draft, base) && { notes: draft.notes.trim() }),
      ...(plan && { plannedItems: plan.items }),
    },
  };
}
