import type { ItemDraft } from '@/lib/kit/item-draft';
import { writePesos } from '@/lib/kit/money/money-format';
import type { ChartFinding, PlannedItem } from '@/lib/odontogram/shared/chart-data';

export function itemDraftOf(item: PlannedItem, locale: string): ItemDraft {
  return {
    key: item.id,
    // Of a kind that nobody knows yet there is a name and a price: saved anew, it is an item of one's own.
    procedureId: item.type === 'clinical_procedure' ? item.clinicalProcedureId : undefined,
    name: item.name,
    quantity: String(item.quantity),
    price: writePesos(item.unitPrice, locale),
  };
}

export function planDraftOf(finding: ChartFinding, locale: string): ItemDraft[] {
  return finding.plannedItems.map((item) => itemDraftOf(item, locale));
}
