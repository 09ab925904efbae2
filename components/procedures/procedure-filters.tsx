'use client';

import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/form/search-field';
import { TypedSelect } from '@/components/form/typed-select';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { ProcedureView } from '@/lib/procedures/procedure-view';

const STATUSES = ['active', 'inactive', 'all'] as const;

interface ProcedureFiltersProps {
  view: ProcedureView;
  text: string;
  /** Those that active procedures are of. */
  specialties: readonly string[];
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (view: ProcedureView) => void;
}

/** Narrows the catalogue down; each choice has its address. */
export function ProcedureFilters(props: ProcedureFiltersProps) {
  const { view, text, specialties, onType, onSearch, onChange } = props;
  const t = useTranslations('procedures.filters');
  const { specialty } = view;
  const all =
    specialty === '' || specialties.includes(specialty) ? specialties : [...specialties, specialty];
  const isNarrowed = text !== '' || specialty !== '' || view.status !== 'active';
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onType={onType}
        onSearch={onSearch}
      />
      <Field label={t('specialty')} className="w-56 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={specialty}
            onChoose={(value) => onChange({ ...view, specialty: value, page: 1 })}
          >
            <option value="">{t('anySpecialty')}</option>
            {all.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('status')} className="w-36 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.status}
            onChoose={(value) =>
              onChange({
                ...view,
                status: STATUSES.find((status) => status === value) ?? 'active',
                page: 1,
              })
            }
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(status)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      {isNarrowed && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            onType('');
            onChange({ search: '', specialty: '', status: 'active', page: 1 });
          }}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  );
}
