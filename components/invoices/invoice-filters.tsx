'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/date-range';
import { SearchField } from '@/components/form/search-field';
import { TypedSelect } from '@/components/form/typed-select';
import { useCleared } from '@/components/form/use-date-range';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { type InvoiceView, invoicesHref, STATUSES } from '@/lib/billing/invoice-view';

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
  onChange: (view: InvoiceView) => void;
}

/** Narrows the invoices down; each choice has its address. */
export function InvoiceFilters(props: InvoiceFiltersProps) {
  const { view, text, patient, today, onType, onSearch, onChange } = props;
  const t = useTranslations('invoices');
  const [cleared, clearTyped] = useCleared();
  const change = (change: Partial<InvoiceView>) => onChange({ ...view, ...change, page: 1 });
  const ofPatient = t('filters.patient', { name: patient ?? t('filters.somebody') });
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
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
            value={view.status ?? ''}
            onChoose={(value) => change({ status: STATUSES.find((status) => status === value) })}
          >
            <option value="">{t('filters.anyStatus')}</option>
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
        from={view.from}
        to={view.to}
        today={today}
        labels={{ from: t('filters.from'), to: t('filters.to') }}
        onChange={change}
      />
      {view.patientId !== undefined && (
        <LinkButton
          icon="close"
          href={invoicesHref({ ...view, patientId: undefined, page: 1 })}
          aria-label={`${t('filters.remove')}: ${ofPatient}`}
        >
          {ofPatient}
        </LinkButton>
      )}
      {[text, view.status, view.from, view.to].some(Boolean) && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            clearTyped();
            onType('');
            change({ search: '', status: undefined, from: undefined, to: undefined });
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}
