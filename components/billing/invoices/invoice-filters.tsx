'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/inputs/date-range';
import { SearchField } from '@/components/form/inputs/search-field';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import { type InvoiceView, invoicesHref, STATUSES } from '@/lib/billing/shared/invoice-view';

/** No status: what is issued and not paid as a whole. */
const OWING = 'owing';

interface InvoiceFiltersProps {
  view: InvoiceView;
  /** What is in the search box. */
  text: string;
  /** Whose they are, where it is known by now. */
  patient: string | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (changes: Partial<InvoiceView>) => void;
}

/** Narrows the invoices down; each choice has its address. */
export function InvoiceFilters(props: InvoiceFiltersProps) {
  const { view, text, patient, today, onType, onSearch, onChange } = props;
  const t = useTranslations('invoices');
  const [cleared, clearTyped] = useCleared();
  const ofPatient = t('filters.patient', { name: patient ?? t('filters.somebody') });
  return (
    <FilterBar
      clear={
        [text, view.status, view.owing, view.from, view.to].some(Boolean) && {
          label: t('filters.clear'),
          onClear: () => {
            clearTyped();
            onType('');
            onChange({ search: '', status: null, owing: null, from: null, to: null });
          },
        }
      }
    >
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={text}
        onType={onType}
        onSearch={onSearch}
      />
      <Field label={t('filters.status')} className="w-40 max-sm:w-auto max-sm:basis-full">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.owing ? OWING : (view.status ?? '')}
            onChoose={(value) =>
              onChange({
                owing: value === OWING ? 'true' : null,
                status: STATUSES.find((status) => status === value) ?? null,
              })
            }
          >
            <option value="">{t('filters.anyStatus')}</option>
            <option value={OWING}>{t('filters.owing')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <DateRange
        key={cleared}
        from={view.from ?? undefined}
        to={view.to ?? undefined}
        today={today}
        labels={{ from: t('filters.from'), to: t('filters.to') }}
        onChange={({ from = null, to = null }) => onChange({ from, to })}
      />
      {view.patientId !== null && (
        <LinkButton
          icon="close"
          href={invoicesHref({ ...view, patientId: null, page: 1 })}
          aria-label={`${t('filters.remove')}: ${ofPatient}`}
        >
          {ofPatient}
        </LinkButton>
      )}
    </FilterBar>
  );
}
