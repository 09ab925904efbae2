import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { MAX_PESOS } from '@/lib/contract/limits';
import type { ItemErrors, ItemField } from '@/lib/odontogram/plan/check-plan';
import {
  type ItemDraft,
  subtotalOf,
  withName,
  withProcedure,
} from '@/lib/odontogram/plan/plan-draft';
import { formatPesos, writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import type { SearchProcedures } from './finding-actions';
import { ProcedureField } from './procedure-field';
import { itemFieldName, useItemWords } from './use-item-words';

interface PlanItemFieldsProps {
  /** From 1. */
  number: number;
  item: ItemDraft;
  errors: ItemErrors | undefined;
  searchProcedures: SearchProcedures;
  onChange: (item: ItemDraft) => void;
  onRemove: () => void;
}

/** One planned item: what, how many, at what price. */
export function PlanItemFields({
  number,
  item,
  errors,
  searchProcedures,
  onChange,
  onRemove,
}: PlanItemFieldsProps) {
  const t = useTranslations('odontogram.plan');
  const locale = useLocale();
  const wordOf = useItemWords();
  const subtotal = subtotalOf(item);
  const errorOf = (field: ItemField) => {
    const error = errors?.[field];
    return error && wordOf(error);
  };

  function writePrice(): void {
    const money = readTypedMoney(item.price);
    if (money.kind === 'pesos') onChange({ ...item, price: writePesos(money.pesos, locale) });
  }

  return (
    <li className="py-2.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would draw another frame. */}
      <div role="group" aria-label={t('item', { number })} className="grid gap-2">
        <div className="flex items-start gap-1">
          <ProcedureField
            name={itemFieldName(item.key, 'name')}
            value={item.name}
            isFromCatalogue={item.procedureId !== undefined}
            error={errorOf('name')}
            search={searchProcedures}
            onType={(name) => onChange(withName(item, name))}
            onPick={(procedure) => onChange(withProcedure(item, procedure, locale))}
          />
          <IconButton
            icon="clear"
            label={t('remove', { number })}
            className="mt-6.5 touch:mt-6"
            onClick={onRemove}
          />
        </div>
        <div className="grid grid-cols-[5.25rem_minmax(0,10rem)_1fr] items-start gap-2">
          <Field label={t('quantity')} error={errorOf('quantity')}>
            {(control) => (
              <Input
                {...control}
                name={itemFieldName(item.key, 'quantity')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={10}
                className="tabular text-right"
                value={item.quantity}
                onChange={({ target }) => onChange({ ...item, quantity: target.value })}
              />
            )}
          </Field>
          <Field label={t('price')} error={errorOf('price')}>
            {(control) => (
              <Input
                {...control}
                name={itemFieldName(item.key, 'price')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                className="tabular text-right"
                value={item.price}
                onChange={({ target }) => onChange({ ...item, price: target.value })}
                onBlur={writePrice}
              />
            )}
          </Field>
          <p className="tabular pt-7.5 text-right whitespace-nowrap">
            <span className="sr-only">{t('subtotal')}</span>{' '}
            {subtotal !== undefined && subtotal <= MAX_PESOS ? formatPesos(subtotal, locale) : '–'}
          </p>
        </div>
      </div>
    </li>
  );
}
