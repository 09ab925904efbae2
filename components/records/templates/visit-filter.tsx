'use client';

import { useTranslations } from 'next-intl';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Field } from '@/components/ui/field';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { useVisitWords } from './visit-words';

interface VisitFilterProps {
  /** Undefined where they could not be read. */
  visits: readonly PatientVisit[] | undefined;
  value: string | undefined;
  onChange: (appointmentId: string | undefined) => void;
}

/** What was written of one appointment alone. One that is named and not listed stays chosen. */
export function VisitFilter({ visits, value, onChange }: VisitFilterProps) {
  const t = useTranslations('emr.visit');
  const words = useVisitWords();
  return (
    <Field
      label={t('label')}
      help={visits === undefined && t('failed')}
      className="w-96 max-sm:w-full"
    >
      {(control) => (
        <TypedSelect
          {...control}
          value={value ?? ''}
          onChoose={(chosen) => onChange(chosen || undefined)}
        >
          <option value="">{t('any')}</option>
          {value && !visits?.some(({ id }) => id === value) && (
            <option value={value}>{t('named')}</option>
          )}
          {visits?.map((visit) => (
            <option key={visit.id} value={visit.id}>
              {words(visit)}
            </option>
          ))}
        </TypedSelect>
      )}
    </Field>
  );
}
