'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { TypedInput } from '@/components/form/typed-input';
import { TypedSelect } from '@/components/form/typed-select';
import { ProcedureField } from '@/components/procedure-picker/procedure-field';
import { itemFieldName, useItemWords } from '@/components/procedure-picker/use-item-words';
import type { SearchProcedures } from '@/components/procedure-picker/use-procedure-search';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isTaxedService, type LineDraft, lineTotal, TAX_RATES } from '@/lib/billing/bill-lines';
import { MAX_LINE_DESCRIPTION } from '@/lib/contract/limits';
import type { ItemErrors, ItemField } from '@/lib/priced-items/check-item';
import { withName, withProcedure } from '@/lib/priced-items/item-draft';
import { formatPesos, writePercent, writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';

interface LineFieldsProps {
  /** From 1. */
  number: number;
  line: LineDraft;
  errors: ItemErrors | undefined;
  searchProcedures: SearchProcedures | undefined;
  onChange: (line: LineDraft) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** One line: what, how many, at what price, with which tax. */
export function LineFields(props: LineFieldsProps) {
  const { number, line, errors, searchProcedures, onChange, onKeyDown, onRemove } = props;
  const t = useTranslations('billLines');
  const locale = useLocale();
  const wordOf = useItemWords(MAX_LINE_DESCRIPTION);
  const total = lineTotal(line);
  const errorOf = (field: ItemField) => {
    const error = errors?.[field];
    return error && wordOf(error);
  };

  function writePrice(): void {
    const money = readTypedMoney(line.price);
    if (money.kind === 'pesos') onChange({ ...line, price: writePesos(money.pesos, locale) });
  }

  return (
    // The names of the columns are above the first line, where there is room for columns.
    <li className="px-4 py-2.5 @bill-line:col-span-full @bill-line:grid @bill-line:grid-cols-subgrid @bill-line:py-1 @bill-line:[&:not(:first-child)_label]:sr-only">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would draw another frame. */}
      <div
        role="group"
        aria-label={t('line', { number })}
        onKeyDown={onKeyDown}
        className="grid items-start gap-2 @bill-line:col-span-full @bill-line:grid-cols-subgrid @max-bill-line:grid-cols-[5rem_8rem_7.5rem_minmax(0,1fr)_auto] @max-bill-line-sm:grid-cols-[5rem_minmax(0,1fr)_auto_2.75rem]"
      >
        <div className="@max-bill-line:col-span-4 @max-bill-line-sm:col-span-3">
          <ProcedureField
            label={t('description')}
            name={itemFieldName(line.key, 'name')}
            value={line.name}
            isFromCatalogue={line.procedureId !== undefined}
            error={errorOf('name')}
            search={searchProcedures}
            onType={(name) => onChange(withName(line, name))}
            onPick={(procedure) =>
              onChange({
                ...withProcedure(line, procedure, locale),
                taxRate: '0',
                plannedId: undefined,
              })
            }
          />
        </div>
        <Field
          label={t('quantity')}
          error={errorOf('quantity')}
          className="@max-bill-line:row-start-2"
        >
          {(control) => (
            <TypedInput
              {...control}
              name={itemFieldName(line.key, 'quantity')}
              inputMode="numeric"
              maxLength={10}
              className="tabular text-right"
              value={line.quantity}
              onType={(quantity) => onChange({ ...line, quantity })}
            />
          )}
        </Field>
        <Field
          label={t('price')}
          error={errorOf('price')}
          className="@max-bill-line:row-start-2 @max-bill-line-sm:col-span-3"
        >
          {(control) => (
            <TypedInput
              {...control}
              name={itemFieldName(line.key, 'price')}
              inputMode="decimal"
              maxLength={40}
              className="tabular text-right"
              value={line.price}
              onType={(price) => onChange({ ...line, price })}
              onBlur={writePrice}
            />
          )}
        </Field>
        <Field
          label={t('tax')}
          className="@max-bill-line:row-start-2 @max-bill-line-sm:col-span-2 @max-bill-line-sm:row-start-3"
        >
          {(control) => (
            <TypedSelect
              {...control}
              name={itemFieldName(line.key, 'tax')}
              value={line.taxRate}
              onChoose={(taxRate) => onChange({ ...line, taxRate })}
            >
              {TAX_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {rate === '0' ? t('excluded') : writePercent(Number(rate), locale)}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
        <p className="tabular pt-6.5 text-right leading-9 whitespace-nowrap @bill-line:not-in-[li:first-child]:pt-0 @max-bill-line:col-span-2 @max-bill-line:row-start-2 @max-bill-line-sm:row-start-3">
          <span className="sr-only">{t('lineTotal')}</span>{' '}
          {total === undefined ? '–' : formatPesos(total, locale)}
        </p>
        {/* Reached after all that is to be filled in. */}
        <IconButton
          icon="clear"
          label={t('remove', { number })}
          className="mt-6.5 @bill-line:not-in-[li:first-child]:mt-0 @max-bill-line:col-start-5 @max-bill-line:row-start-1 @max-bill-line-sm:col-start-4"
          onClick={onRemove}
        />
      </div>
      {isTaxedService(line) && (
        <p
          role="status"
          className="mt-1.5 flex @bill-line:col-span-full gap-1.5 text-sm text-attention"
        >
          <Icon name="alert" className="mt-0.5 size-4" />
          {t('taxed')}
        </p>
      )}
    </li>
  );
}
