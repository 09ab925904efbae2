import type { RefusedField } from '@/lib/contract/errors';
import type { ItemErrors, ItemField } from '@/lib/kit/check-item';
import type { ItemDraft } from '@/lib/kit/item-draft';
import type { PlanErrors } from './check-plan';

const FIELD_OF: Readonly<Record<string, ItemField>> = {
  name: 'name',
  clinicalProcedureId: 'name',
  quantity: 'quantity',
  unitPrice: 'price',
};

/** What a service found wrong with a change, at the fields that were filled in. */
export interface RefusedMembers {
  readonly notes: boolean;
  readonly plan: PlanErrors;
  /** Every complaint has its field: in general there is nothing left to say. */
  readonly isAll: boolean;
}

/** `items` are those that were sent, in their order. */
export function refusedMembers(
  fields: readonly RefusedField[],
  items: readonly ItemDraft[],
): RefusedMembers {
  const errors: Record<string, ItemErrors> = {};
  let placed = 0;
  let notes = false;
  for (const { path } of fields) {
    const [head, index, member = ''] = path.split('.');
    const item = head === 'plannedItems' ? items[Number(index)] : undefined;
    const field = Object.hasOwn(FIELD_OF, member) ? FIELD_OF[member] : undefined;
    if (head === 'notes') notes = true;
    else if (item && field) errors[item.key] = { ...errors[item.key], [field]: 'refused' };
    else continue;
    placed += 1;
  }
  return { notes, plan: { items: errors }, isAll: placed > 0 && placed === fields.length };
}
