import { writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import type { ChartFinding, PlannedItem } from '../chart-data';

/** A planned item as it stands in the form: what was typed, also while it is wrong. */
export interface ItemDraft {
  /** Its own while the form is open. */
  readonly key: string;
  /** Of the clinic's catalogue, as long as its name is left as it is there. */
  readonly procedureId: string | undefined;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
}

/** A procedure of the clinic's catalogue, to be planned. */
export interface ProcedureOption {
  readonly id: string;
  readonly name: string;
  /** Pesos. */
  readonly price: number;
}

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

export function emptyItem(key: string): ItemDraft {
  return { key, procedureId: undefined, name: '', quantity: '1', price: '' };
}

/** With a procedure chosen: its price stands until another is typed. */
export function withProcedure(
  item: ItemDraft,
  { id, name, price }: ProcedureOption,
  locale: string,
): ItemDraft {
  return { ...item, procedureId: id, name, price: writePesos(price, locale) };
}

/** With another name typed it is no longer the catalogue's. */
export function withName(item: ItemDraft, name: string): ItemDraft {
  return name === item.name ? item : { ...item, name, procedureId: undefined };
}

/** Whole and at least 1; undefined for anything else. */
export function quantityOf(item: ItemDraft): number | undefined {
  const typed = item.quantity.trim();
  return /^0*[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined;
}

/** Pesos; undefined while quantity or price is none. */
export function subtotalOf(item: ItemDraft): number | undefined {
  const [quantity, price] = [quantityOf(item), readTypedMoney(item.price)];
  return quantity === undefined || price.kind !== 'pesos' ? undefined : quantity * price.pesos;
}

/** Pesos of what can be added up already. */
export function totalOf(items: readonly ItemDraft[]): number {
  return items.reduce((sum, item) => sum + (subtotalOf(item) ?? 0), 0);
}
