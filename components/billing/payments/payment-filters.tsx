'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/inputs/date-range';
import { SearchField } from '@/components/form/inputs/search-field';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import type { Collector } from '@/lib/billing/collectors.server';
import {
  type AddedFilter,
  METHODS,
  type PaymentView,
  paymentsHref,
  STATUSES,
} from '@/lib/billing/payment-view';
import { usePaymentWords } from './use-payment-words';

interface PaymentFiltersProps {
  view: PaymentView;
  /** Filters that the service has beyond the published ones. */
  offered: readonly AddedFilter[];
  /** What is in the search box. */
  text: string;
  /** Whose and which they are, where it is known by now. */
  names: { readonly patient?: string | undefined; readonly invoice?: string | undefined };
  collectors: readonly Collector[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (changes: Partial<PaymentView>) => void;
}

/** Narrows the payments down; each choice has its address. */
export function PaymentFilters(props: PaymentFiltersProps) {
  const { view, offered, text, names, collectors, today, onType, onSearch, onChange } = props;
  const t = useTranslations('payments.filters');
  const words = usePaymentWords();
  const [cleared, clearTyped] = useCleared();
  const { method, status, collectedBy, from, to } = view;
  const has = (name: AddedFilter) => offered.includes(name);
  const hasDates = has('from') && has('to');
  const isSearched = has('search') && text !== '';
  return (
    <FilterBar
      clear={
        (isSearched || [method, status, collectedBy, from, to].some(Boolean)) && {
          label: t('clear'),
          onClear: () => {
            clearTyped();
            onType('');
            onChange({
              search: '',
              method: null,
              status: null,
              collectedBy: null,
              from: null,
              to: null,
            });
          },
        }
      }
    >
      {has('search') && (
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onType={onType}
          onSearch={onSearch}
        />
      )}
      <Choice
        label={t('method')}
        any={t('anyMethod')}
        value={method}
        choices={METHODS.map((value) => ({ value, label: words.method(value) }))}
        onChoose={(value) => onChange({ method: METHODS.find((one) => one === value) ?? null })}
      />
      {has('status') && (
        <Choice
          label={t('status')}
          any={t('anyStatus')}
          value={status}
          choices={STATUSES.map((value) => ({ value, label: words.status(value).word }))}
          onChoose={(value) => onChange({ status: STATUSES.find((one) => one === value) ?? null })}
        />
      )}
      {has('collectedBy') && (
        <Choice
          label={t('collector')}
          any={t('anyCollector')}
          value={collectedBy}
          choices={collectors.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(value) => onChange({ collectedBy: value || null })}
        />
      )}
      {hasDates && (
        <>
          <DateRange
            key={cleared}
            from={from ?? undefined}
            to={to ?? undefined}
            today={today}
            labels={{ from: t('from'), to: t('to') }}
            onChange={({ from: first = null, to: last = null }) =>
              onChange({ from: first, to: last })
            }
          />
          {(['today', 'month'] as const).map((period) => {
            const first = period === 'today' ? today : `${today.slice(0, 7)}-01`;
            const isCurrent = from === first && to === today;
            return (
              <Button
                key={period}
                variant="quiet"
                aria-pressed={isCurrent}
                onClick={() => {
                  clearTyped();
                  onChange(isCurrent ? { from: null, to: null } : { from: first, to: today });
                }}
              >
                {t(period)}
              </Button>
            );
          })}
        </>
      )}
      {view.patientId !== null && (
        <LinkButton
          icon="close"
          href={paymentsHref({ ...view, patientId: null, page: 1 })}
          aria-label={`${t('remove')}: ${t('patient', { name: names.patient ?? t('somebody') })}`}
        >
          {t('patient', { name: names.patient ?? t('somebody') })}
        </LinkButton>
      )}
      {view.invoiceId !== null && (
        <LinkButton
          icon="close"
          href={paymentsHref({ ...view, invoiceId: null, page: 1 })}
          aria-label={`${t('remove')}: ${t('invoice', { number: names.invoice ?? view.invoiceId })}`}
        >
          {t('invoice', { number: names.invoice ?? view.invoiceId })}
        </LinkButton>
      )}
    </FilterBar>
  );
}

interface ChoiceProps {
  label: string;
  /** What it says where nothing is chosen. */
  any: string;
  value: string | null;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, any, value, choices, onChoose }: ChoiceProps) {
  const isListed = value === null || choices.some((choice) => choice.value === value);
  return (
    <Field label={label} className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
      {(control) => (
        <TypedSelect {...control} value={value ?? ''} onChoose={onChoose}>
          <option value="">{any}</option>
          {!isListed && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </TypedSelect>
      )}
    </Field>
  );
}
