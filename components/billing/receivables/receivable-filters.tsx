'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DateInput } from '@/components/form/inputs/date-input';
import { SearchField } from '@/components/form/inputs/search-field';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared, useDateRange } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { Field } from '@/components/ui/field';
import { AGES, ORDERS, type ReceivableView } from '@/lib/billing/receivable-view';

interface ReceivableFiltersProps {
  view: ReceivableView;
  /** What is in the search box. */
  text: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (changes: Partial<ReceivableView>) => void;
}

/** Searches the receivables, narrows them to an age, orders them, and asks for those of an earlier day. */
export function ReceivableFilters(props: ReceivableFiltersProps) {
  const { view, text, today, onType, onSearch, onChange } = props;
  const t = useTranslations('receivables.filters');
  const ages = useTranslations('receivables.file');
  const [cleared, clearTyped] = useCleared();
  return (
    <FilterBar
      clear={
        (text !== '' || view.age !== null || view.asOf !== null) && {
          label: t('clear'),
          onClear: () => {
            clearTyped();
            onType('');
            onChange({ search: '', age: null, asOf: null });
          },
        }
      }
    >
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onType={onType}
        onSearch={onSearch}
      />
      <Field label={t('age')} className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.age ?? ''}
            onChoose={(value) => onChange({ age: AGES.find((age) => age === value) ?? null })}
          >
            <option value="">{t('anyAge')}</option>
            {AGES.map((age) => (
              <option key={age} value={age}>
                {ages(age)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('sort')} className="w-52 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.sort}
            onChoose={(value) =>
              onChange({ sort: ORDERS.find((sort) => sort === value) ?? 'balance' })
            }
          >
            {ORDERS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`orders.${sort}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <AsOfField
        key={cleared}
        asOf={view.asOf}
        today={today}
        onChange={(asOf) => onChange({ asOf })}
      />
    </FilterBar>
  );
}

interface AsOfFieldProps {
  asOf: string | null;
  today: string;
  onChange: (asOf: string | null) => void;
}

const EARLIEST = '2000-01-01';

/** The end of a range that has no beginning; empty, it is today. */
function AsOfField({ asOf, today, onChange }: AsOfFieldProps) {
  const t = useTranslations('receivables.filters');
  const errors = useTranslations('common.date.errors');
  const id = useId();
  const { typed, told, type, leave } = useDateRange({ from: '', to: asOf ?? '' }, ({ to }) => {
    // Nobody knows yet what will be owed then.
    if (to <= today) onChange(to || null);
  });
  const error = told.to ?? (typed.to > today ? 'future' : undefined);
  return (
    <Field
      label={t('asOf')}
      className="w-36 max-sm:w-auto max-sm:grow max-sm:basis-[40%]"
      {...(error && { error: errors(error) })}
    >
      {(control) => (
        <DateInput
          control={control}
          name={`${id}-as-of`}
          value={typed.to}
          onChange={(value) => type('to', value)}
          onSettle={() => leave('to')}
          min={EARLIEST}
          max={today}
        />
      )}
    </Field>
  );
}
