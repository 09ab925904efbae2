'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTextField } from '@/components/form/use-text-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { PatientField } from './patient-form-values';
import { useFieldError } from './use-field-error';

interface PatientTextFieldProps {
  name: PatientField;
  required?: boolean;
  help?: ReactNode;
  /** Looks unusual but may be saved: said in place of the help. */
  warning?: string | undefined;
  type?: 'text' | 'tel' | 'email';
  className?: string;
}

export function PatientTextField({
  name,
  required = false,
  help,
  warning,
  className,
  type = 'text',
}: PatientTextFieldProps) {
  const t = useTranslations();
  const field = useTextField(name);
  const error = useFieldError(name);
  return (
    <Field
      label={t(`patient.fields.${name}`)}
      note={required ? t('patientForm.required') : undefined}
      help={warning ? <span className="text-attention">{warning}</span> : help}
      error={error}
      isRequired={required}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => (
        <Input
          {...control}
          {...field}
          type={type}
          // What a browser remembers is the last patient's, never this one's.
          autoComplete="off"
        />
      )}
    </Field>
  );
}
