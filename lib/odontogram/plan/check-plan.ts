import { findingLimits, MAX_PESOS } from '@/lib/contract/limits';
import { type ItemErrors, type ReadItem, readItem } from '@/lib/kit/check-item';
import { type ItemDraft, totalOf } from '@/lib/kit/item-draft';

/** What is wrong with a plan: by the items' keys, and of all of them together. */
export interface PlanErrors {
  readonly items: Readonly<Record<string, ItemErrors>>;
  readonly whole?: 'tooMany' | 'sum';
}

/** A planned item as it is sent. */
export type PlannedItemChange = { readonly quantity: number; readonly unitPrice: number } & (
  | { readonly type: 'custom'; readonly name: string }
  | { readonly type: 'clinical_procedure'; readonly clinicalProcedureId: string }
);

export type CheckedPlan =
  | { readonly ok: true; readonly items: readonly PlannedItemChange[] }
  | { readonly ok: false; readonly errors: PlanErrors };

/** Reads what was typed, or says what is wrong with it. */
export function checkPlan(drafts: readonly ItemDraft[]): CheckedPlan {
  const read = drafts.map((draft) => ({ draft, read: readItem(draft, findingLimits.itemName) }));
  const errors = Object.fromEntries(
    read.flatMap(({ draft, read }) => (read.errors ? [[draft.key, read.errors]] : [])),
  );
  const tooMany = drafts.length > findingLimits.items;
  const sum = totalOf(drafts) > MAX_PESOS;
  if (tooMany || sum || Object.keys(errors).length > 0) {
    const whole = tooMany ? 'tooMany' : 'sum';
    return { ok: false, errors: { items: errors, ...((tooMany || sum) && { whole }) } };
  }
  const items = read.flatMap(({ read }) => (read.errors ? [] : [changeOf(read.item)]));
  return { ok: true, items };
}

function changeOf({ name, procedureId, quantity, unitPrice }: ReadItem): PlannedItemChange {
  return procedureId === undefined
    ? { type: 'custom', name, quantity, unitPrice }
    : { type: 'clinical_procedure', clinicalProcedureId: procedureId, quantity, unitPrice };
}
