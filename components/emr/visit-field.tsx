'use client';

import { useTranslations } from 'next-intl';
import { TypedSelect } from '@/components/form/typed-select';
import { Field } from '@/components/ui/field';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { useVisitWords } from './visit-words';

interface VisitFieldProps {
  /** The patient's own: what is written goes to whoever the appointment is of. */
  visits: readonly PatientVisit[];
  value: string;
  error: string | undefined;
  onChange: (appointmentId: string) => void;
}

/** Of which appointment something is written. */
export function VisitField({ visits, value, error, onChange }: VisitFieldProps) {
  const t = useTranslations('emr.visit');
  const words = useVisitWords();
  return (
    <Field label={t('label')} error={error} isRequired>
      {(control) => (
        <TypedSelect {...control} name="appointmentId" value={value} onChoose={onChange}>
          {value === '' && <option value="">{t(visits.length > 0 ? 'choose' : 'none')}</option>}
          {visits.map((visit) => (
            <option key={visit.id} value={visit.id}>
              {words(visit)}
            </option>
          ))}
        </TypedSelect>
      )}
    </Field>
  );
}
