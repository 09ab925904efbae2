'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Field } from '@/components/ui/field';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { useVisitWords } from './visit-words';

interface VisitFieldProps {
  /** The patient's own: what is written goes to whoever the appointment is of. */
  visits: readonly PatientVisit[];
}

/** Of which appointment something is written: the field `appointmentId` of the form around it. */
export function VisitField({ visits }: VisitFieldProps) {
  const t = useTranslations('emr.visit');
  const words = useVisitWords();
  const { field } = useController<{ appointmentId: string }>({ name: 'appointmentId' });
  const { name, value, onBlur } = field;
  return (
    <Field {...useFieldState(name)} isRequired>
      {(control) => (
        <TypedSelect
          {...control}
          name={name}
          value={value}
          onChoose={field.onChange}
          onBlur={onBlur}
        >
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
