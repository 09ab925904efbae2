import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ProcedureField } from '@/components/procedures/shared/picker/procedure-field';
import { itemFieldName, useItemWords } from '@/components/procedures/shared/picker/use-item-words';
import type { SearchProcedures } from '@/components/procedures/shared/picker/use-procedure-search';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { findingLimits, MAX_PESOS } from '@/lib/contract/limits';
import type { ItemErrors, ItemField } from '@/lib/kit/check-item';
import { type ItemDraft, subtotalOf, withName, withProcedure } from '@/lib/kit/item-draft';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';

interface PlanItemFieldsProps {
  /** From 1. */
  number: number;
  item: ItemDraft;
  errors: ItemErrors | undefined;
  searchProcedures: SearchProcedures | undefined;
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
  const wordOf = useItemWords(findingLimits.itemName);
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
      <div
        role="group"
        aria-label={t('item', { number })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2"
      >
        <ProcedureField
          label={t('name')}
          name={itemFieldName(item.key, 'name')}
          value={item.name}
          isFromCatalogue={item.procedureId !== undefined}
          error={errorOf('name')}
          search={searchProcedures}
          onType={(name) => onChange(withName(item, name))}
          onPick={(procedure) => onChange(withProcedure(item, procedure, locale))}
        />
        <div className="col-span-2 grid grid-cols-[5.25rem_minmax(0,10rem)_1fr] items-start gap-2">
          <AmountField
            label={t('quantity')}
            error={errorOf('quantity')}
            name={itemFieldName(item.key, 'quantity')}
            inputMode="numeric"
            maxLength={10}
            value={item.quantity}
            onChange={({ target }) => onChange({ ...item, quantity: target.value })}
          />
          <AmountField
            label={t('price')}
            error={errorOf('price')}
            name={itemFieldName(item.key, 'price')}
            inputMode="decimal"
            maxLength={40}
            value={item.price}
            onChange={({ target }) => onChange({ ...item, price: target.value })}
            onBlur={writePrice}
          />
          <p className="tabular pt-7.5 text-right touch:pt-9 whitespace-nowrap">
            <span className="sr-only">{t('subtotal')}</span>{' '}
            {subtotal !== undefined && subtotal <= MAX_PESOS ? formatPesos(subtotal, locale) : '–'}
          </p>
        </div>
        {/* Beside the name, and reached after all that is to be filled in. */}
        <IconButton
          icon="clear"
          label={t('remove', { number })}
          className="col-start-2 row-start-1 mt-6.5 touch:mt-6"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface AmountFieldProps extends Omit<ComponentProps<typeof Input>, 'className'> {
  label: string;
  error: string | undefined;
}

/** How many, or how much; what was typed is read when it is saved. */
function AmountField({ label, error, ...input }: AmountFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input {...control} {...input} autoComplete="off" className="tabular text-right" />
      )}
    </Field>
  );
}
