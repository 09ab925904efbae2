'use client';

import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/form/inputs/search-field';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { FilterBar } from '@/components/table/filter-bar';
import { Field } from '@/components/ui/field';
import { type ProcedureView, STATUSES } from '@/lib/procedures/procedure-view';

interface ProcedureFiltersProps {
  view: ProcedureView;
  text: string;
  /** Those that active procedures are of. */
  specialties: readonly string[];
  onType: (text: string) => void;
  onSearch: () => void;
  onChange: (changes: Partial<ProcedureView>) => void;
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
    <FilterBar
      clear={
        isNarrowed && {
          label: t('clear'),
          onClear: () => {
            onType('');
            onChange({ search: '', specialty: '', status: 'active' });
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
      <Field label={t('specialty')} className="w-56 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={specialty}
            onChoose={(value) => onChange({ specialty: value })}
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
              onChange({ status: STATUSES.find((status) => status === value) ?? 'active' })
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
    </FilterBar>
  );
}
