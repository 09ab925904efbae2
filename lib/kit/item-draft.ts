import { writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';

/** A line of a plan or a bill as it was typed, also while it is wrong. */
export interface TypedItem {
  /** Of the clinic's catalogue, as long as its name is left as it is there. */
  readonly procedureId: string | undefined;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
}

/** A line of a plan as it stands in the form. */
export interface ItemDraft extends TypedItem {
  /** Its own while the form is open. */
  readonly key: string;
}

/** A procedure of the clinic's catalogue, to be planned or billed. */
export interface ProcedureOption {
  readonly id: string;
  readonly name: string;
  /** Pesos. */
  readonly price: number;
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
export function quantityOf(item: Pick<TypedItem, 'quantity'>): number | undefined {
  const typed = item.quantity.trim();
  return /^0*[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined;
}

/** Pesos; undefined while quantity or price is none. */
export function subtotalOf(item: Pick<TypedItem, 'quantity' | 'price'>): number | undefined {
  const [quantity, price] = [quantityOf(item), readTypedMoney(item.price)];
  return quantity === undefined || price.kind !== 'pesos' ? undefined : quantity * price.pesos;
}

/** Pesos of what can be added up already. */
export function totalOf(items: readonly ItemDraft[]): number {
  return items.reduce((sum, item) => sum + (subtotalOf(item) ?? 0), 0);
}
