'use client';

import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/form/inputs/search-field';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { FilterBar } from '@/components/table/filter-bar';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import { METHODS, type PaymentView, paymentsHref } from '@/lib/billing/payment-view';

interface PaymentFiltersProps {
  view: PaymentView;
  /** What is in the search box; undefined where the service searches no payments. */
  text: string | undefined;
  /** Whose and which they are, where it is known by now. */
  names: { readonly patient?: string | undefined; readonly invoice?: string | undefined };
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (changes: Partial<PaymentView>) => void;
}

/** Narrows the payments down; each choice has its address. */
export function PaymentFilters(props: PaymentFiltersProps) {
  const { view, text, names, onType, onSearch, onChange } = props;
  const t = useTranslations('payments.filters');
  return (
    <FilterBar
      clear={
        text !== undefined &&
        text !== '' && {
          label: t('clearSearch'),
          onClear: () => onType(''),
        }
      }
    >
      {text !== undefined && (
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onType={onType}
          onSearch={onSearch}
        />
      )}
      <Field label={t('method')} className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.method ?? ''}
            onChoose={(value) =>
              onChange({ method: METHODS.find((method) => method === value) ?? null })
            }
          >
            <option value="">{t('anyMethod')}</option>
            {METHODS.map((method) => (
              <MethodOption key={method} method={method} />
            ))}
          </TypedSelect>
        )}
      </Field>
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

function MethodOption({ method }: { method: (typeof METHODS)[number] }) {
  const t = useTranslations('payments.methods');
  return <option value={method}>{t(method)}</option>;
}
