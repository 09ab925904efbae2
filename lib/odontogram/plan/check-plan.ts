import { MAX_PESOS, PRINTABLE } from '@/lib/contract/limits';
import { findingLimits } from '@/lib/contract/odontogram-limits';
import { readTypedMoney, type WrongMoney } from '@/lib/rules/typed-money';
import { type ItemDraft, quantityOf, subtotalOf, totalOf } from './plan-draft';

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
  const read = drafts.map((draft) => ({ draft, ...readItem(draft) }));
  const items = Object.fromEntries(
    read.flatMap(({ draft, errors }) => (errors ? [[draft.key, errors]] : [])),
  );
  const tooMany = drafts.length > findingLimits.items;
  const sum = totalOf(drafts) > MAX_PESOS;
  if (tooMany || sum || Object.keys(items).length > 0) {
    const whole = tooMany ? 'tooMany' : 'sum';
    return { ok: false, errors: { items, ...((tooMany || sum) && { whole }) } };
  }
  return { ok: true, items: read.flatMap(({ item }) => item ?? []) };
}

function readItem(draft: ItemDraft): { item?: PlannedItemChange; errors?: ItemErrors } {
  const name = wrongName(draft.name.trim());
  const quantity = quantityOf(draft);
  const money = readTypedMoney(draft.price);
  if (name !== undefined || quantity === undefined || money.kind !== 'pesos') {
    return {
      errors: {
        ...(name && { name }),
        ...(quantity === undefined && { quantity: 'quantity' }),
        ...(money.kind === 'none' && { price: 'priceMissing' }),
        ...(money.kind === 'refused' && { price: `price.${money.why}` }),
      },
    };
  }
  if ((subtotalOf(draft) ?? 0) > MAX_PESOS) return { errors: { price: 'sum' } };
  const amounts = { quantity, unitPrice: money.pesos };
  const { procedureId } = draft;
  return {
    item:
      procedureId === undefined
        ? { type: 'custom', name: draft.name.trim(), ...amounts }
        : { type: 'clinical_procedure', clinicalProcedureId: procedureId, ...amounts },
  };
}

function wrongName(name: string): ItemError | undefined {
  if (name === '') return 'nameMissing';
  if (name.length > findingLimits.itemName) return 'nameTooLong';
  return PRINTABLE.test(name) ? undefined : 'nameCharacters';
}
