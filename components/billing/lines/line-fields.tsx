'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  ChoiceField,
  MoneyField,
  SelectField,
  TextField,
  useFieldState,
} from '@/components/form/fields';
import { ProcedureField } from '@/components/procedures/shared/picker/procedure-field';
import type { SearchProcedures } from '@/components/procedures/shared/picker/use-procedure-search';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Icon } from '@/components/ui/icon';
import {
  asksKind,
  EMPTY_LINE,
  isTaxedService,
  lineTotal,
  TAX_RATES,
  type TypedLine,
} from '@/lib/billing/bill-lines';
import { UNTAXED_KINDS } from '@/lib/contract/limits';
import type { ProcedureOption } from '@/lib/kit/item-draft';
import { formatPesos, writePercent, writePesos } from '@/lib/kit/money/money-format';

/** What a form with lines of a bill holds, besides what is its own. */
export interface BillValues {
  lines: TypedLine[];
}

interface LineFieldsProps {
  /** From 0. */
  index: number;
  searchProcedures: SearchProcedures | undefined;
  /** The service keeps the kind of a line without tax. */
  takesKinds: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** One line: what, how many, at what price, with which tax. */
export function LineFields({
  index,
  searchProcedures,
  takesKinds,
  onKeyDown,
  onRemove,
}: LineFieldsProps) {
  const t = useTranslations('billLines');
  const locale = useLocale();
  const number = index + 1;
  const path = `lines.${index}` as const;
  const { setValue } = useFormContext<BillValues>();
  const line = useWatch<BillValues, typeof path>({ name: path }) ?? EMPTY_LINE;
  const { field: name } = useController<BillValues, `${typeof path}.name`>({
    name: `${path}.name`,
  });
  const { error } = useFieldState(name.name);
  const total = lineTotal(line);
  const isAsked = asksKind(line);

  // The rate alone does not tell what a line without tax is.
  const untaxed = !isAsked
    ? t('excluded')
    : line.taxKind === 'zero'
      ? writePercent(0, locale)
      : t(line.taxKind === 'excluded' ? 'excluded' : 'untaxed');

  /** With another name typed it is no longer the catalogue's. */
  function type(typed: string): void {
    if (typed !== line.name) setValue(`${path}.procedureId`, '');
    name.onChange(typed);
  }

  /** Its price stands until another is typed. */
  function pick({ id, name: known, price }: ProcedureOption): void {
    const picked = { name: known, procedureId: id, plannedId: '', taxRate: '0', taxKind: '' };
    const chosen = { ...line, ...picked, price: writePesos(price, locale) };
    setValue(path, chosen, { shouldDirty: true });
  }

  return (
    // The names of the columns are above the first line, where there is room for columns.
    <li className="px-4 py-2.5 @bill-line:col-span-full @bill-line:grid @bill-line:grid-cols-subgrid @bill-line:py-1 @bill-line:[&:not(:first-child)_label[for]]:sr-only">
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
            name={name.name}
            value={name.value}
            isFromCatalogue={line.procedureId !== ''}
            error={error}
            search={searchProcedures}
            onType={type}
            onPick={pick}
            onLeave={name.onBlur}
          />
        </div>
        <TextField
          name={`${path}.quantity`}
          label={t('quantity')}
          input={{ inputMode: 'numeric', maxLength: 10, className: 'tabular text-right' }}
          className="@max-bill-line:row-start-2"
        />
        <MoneyField
          name={`${path}.price`}
          label={t('price')}
          isTold
          className="@max-bill-line:row-start-2 @max-bill-line-sm:col-span-3"
        />
        <SelectField
          name={`${path}.taxRate`}
          label={t('tax')}
          className="@max-bill-line:row-start-2 @max-bill-line-sm:col-span-2 @max-bill-line-sm:row-start-3"
        >
          {TAX_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate === '0' ? untaxed : writePercent(Number(rate), locale)}
            </option>
          ))}
        </SelectField>
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
        {isAsked && takesKinds && (
          <div className="col-span-full pb-1">
            <ChoiceField
              name={`${path}.taxKind`}
              legend={t('kind', { number })}
              isInline
              choices={UNTAXED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
          </div>
        )}
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
