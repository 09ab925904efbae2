'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import { Card } from '@/components/ui/card';
import { DOCUMENT_TYPES, GENDERS } from '@/lib/contract/limits';
import { ageOn } from '@/lib/kit/dates/age';
import {
  betterDocumentType,
  documentShapeMissed,
  documentTypeForAge,
} from '@/lib/kit/text/identity';
import { DocumentInUse } from './document-in-use';
import { PatientBirthField } from './patient-birth-field';
import type { PatientFormValues } from './patient-form-values';
import { PatientSelectField } from './patient-select-field';
import { SamePerson } from './same-person';
import { Warning } from './warning';

interface PatientFormIdentityProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The patient being edited; undefined for a new one. */
  ownId: string | undefined;
}

/** Hints follow what is typed and never refuse. */
export function PatientFormIdentity({ today, ownId }: PatientFormIdentityProps) {
  const t = useTranslations();
  const words = useIdentityWords();
  const { control, setValue } = useFormContext<PatientFormValues>();
  const [type, number, firstName, lastName, dateOfBirth] = useWatch({
    control,
    name: ['documentType', 'documentNumber', 'firstName', 'lastName', 'dateOfBirth'],
  });
  const age = ageOn(dateOfBirth, today);
  const better =
    type === '' && age !== null ? documentTypeForAge(age) : betterDocumentType(type, age);
  const missed = documentShapeMissed(type, number);

  return (
    <Card title={t('patient.sections.identity')}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <div>
          <PatientSelectField
            name="documentType"
            options={DOCUMENT_TYPES}
            wordFor={words.documentTypeWithCode}
          />
          {type === '' && number.trim() !== '' && !better && (
            <p className="mt-1 text-sm text-attention">{t('identity.typeMissing')}</p>
          )}
          {better && (
            <p className="mt-1 text-sm text-attention">
              {t('identity.betterType', { type: words.documentType(better) })}{' '}
              <button
                type="button"
                className="min-h-6 font-medium underline underline-offset-2"
                onClick={() => setValue('documentType', better, { shouldDirty: true })}
              >
                {t('identity.useType', { type: words.documentType(better) })}
              </button>
            </p>
          )}
        </div>
        <div>
          <TextField
            name="documentNumber"
            help={
              missed === null || missed.kind === 'none' ? (
                t('patientForm.help.documentNumber')
              ) : (
                <Warning>{t(`identity.shape.${missed.kind}`, missed)}</Warning>
              )
            }
          />
          <DocumentInUse type={type} number={number} ownId={ownId} />
        </div>
        <TextField
          name="firstName"
          note={t('patientForm.required')}
          isRequired
          help={t('patientForm.help.firstName')}
        />
        <TextField name="lastName" note={t('patientForm.required')} isRequired />
        <div>
          <PatientBirthField today={today} />
          {ownId === undefined && (
            <SamePerson firstName={firstName} lastName={lastName} dateOfBirth={dateOfBirth} />
          )}
        </div>
        <PatientSelectField name="gender" options={GENDERS} wordFor={words.gender} />
      </div>
    </Card>
  );
}
