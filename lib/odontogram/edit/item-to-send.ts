import type { PlannedItem } from '../chart-data';
import type { PlannedItemChange } from '../plan/check-plan';

/** A planned item as it is sent again; one of a type that nobody knows keeps its name and price. */
export function itemToSend(item: PlannedItem): PlannedItemChange {
  const { type, clinicalProcedureId, name, quantity, unitPrice } = item;
  if (type !== 'clinical_procedure' || clinicalProcedureId === undefined) {
    return { type: 'custom', name, quantity, unitPrice };
  }
  return { type: 'clinical_procedure', clinicalProcedureId, quantity, unitPrice };
}

/** Whether a plan says what is, or was, sent; the ids of its items are the service's own business. */
export function samePlan(
  plan: readonly PlannedItem[],
  sent: readonly PlannedItemChange[],
): boolean {
  return JSON.stringify(plan.map(itemToSend)) === JSON.stringify(sent);
}
