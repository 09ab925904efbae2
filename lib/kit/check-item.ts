import { MAX_PESOS, PRINTABLE } from '@/lib/contract/limits';
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import { quantityOf, subtotalOf, type TypedItem } from './item-draft';

export type ItemField = 'name' | 'quantity' | 'price';
export type ItemError =
  | 'nameMissing'
  | 'nameTooLong'
  | 'nameCharacters'
  | 'quantity'
  | 'priceMissing'
  | `price.${WrongMoney}`
  | 'sum'
  /** What the service refused without saying more. */
  | 'refused';

/** What is wrong with one item, by field. */
export type ItemErrors = Readonly<Partial<Record<ItemField, ItemError>>>;

/** An item that can be sent. */
export interface ReadItem {
  readonly name: string;
  readonly procedureId: string | undefined;
  readonly quantity: number;
  /** Pesos. */
  readonly unitPrice: number;
}

/** Reads what was typed, or says what is wrong with it; `longestName` in characters. */
export function readItem(
  draft: TypedItem,
  longestName: number,
):
  | { readonly item: ReadItem; readonly errors?: undefined }
  | { readonly item?: undefined; readonly errors: ItemErrors } {
  const name = draft.name.trim();
  const wrong = wrongName(name, longestName);
  const quantity = quantityOf(draft);
  const money = readTypedMoney(draft.price);
  if (wrong !== undefined || quantity === undefined || money.kind !== 'pesos') {
    return {
      errors: {
        ...(wrong && { name: wrong }),
        ...(quantity === undefined && { quantity: 'quantity' }),
        ...(money.kind === 'none' && { price: 'priceMissing' }),
        ...(money.kind === 'refused' && { price: `price.${money.why}` }),
      },
    };
  }
  if ((subtotalOf(draft) ?? 0) > MAX_PESOS) return { errors: { price: 'sum' } };
  return { item: { name, procedureId: draft.procedureId, quantity, unitPrice: money.pesos } };
}

function wrongName(name: string, longest: number): ItemError | undefined {
  if (name === '') return 'nameMissing';
  if (name.length > longest) return 'nameTooLong';
  return PRINTABLE.test(name) ? undefined : 'nameCharacters';
}
