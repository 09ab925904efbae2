'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormShell } from '@/components/form/form-shell';
import { SamePeopleNotice } from '@/components/patients/shared/same-people-notice';
import { Card } from '@/components/ui/card';
import { findSamePeople, type SamePerson } from '@/lib/patients/shared/find-same-people';
import { PatientFormContact, PatientFormEmergency } from './patient-form-contact';
import { PatientFormIdentity } from './patient-form-identity';
import { ClashNotice, DuplicateNotice } from './patient-form-notice';
import type { PatientField, PatientFormValues } from './patient-form-values';
import { PatientSelectField } from './patient-select-field';
import { useErrorWords } from './use-error-words';
import { type PatientFormOptions, usePatientForm } from './use-patient-form';

interface PatientFormProps<Input extends object, Output> extends PatientFormOptions<Input, Output> {
  mode: 'create' | 'edit';
  /** Where to see whether a save whose answer was lost did happen. */
  whereToCheck: (values: PatientFormValues) => string;
  cancelHref: string;
}

const STATUSES = ['active', 'inactive'] as const;

export function PatientForm<Input extends object, Output>({
  mode,
  ownId,
  whereToCheck,
  cancelHref,
  ...options
}: PatientFormProps<Input, Output>) {
  const t = useTranslations();
  const errorWords = useErrorWords();
  const queries = useQueryClient();
  const [same, setSame] = useState<readonly SamePerson[]>([]);
  const { form, clashing } = usePatientForm({
    ...options,
    ownId,
    async mayBeSent(values) {
      const found = mode === 'create' ? await findSamePeople(queries, values) : [];
      setSame(found);
      return found.length === 0;
    },
  });
  const { setFocus } = form.form;
  const fields = useRef<HTMLDivElement>(null);
  // Who came to write somebody down starts with the document in the hand, or has started already.
  useEffect(() => {
    const hasBegun = fields.current?.closest('form')?.contains(document.activeElement);
    if (mode === 'create' && !hasBegun) setFocus('documentType');
  }, [mode, setFocus]);

  const isDuplicate = form.problem?.code === 'DUPLICATE_PATIENT';
  const existingId = form.problem?.details.patientId;
  return (
    <FormShell
      form={isDuplicate ? { ...form, problem: undefined } : form}
      words={{ label: (name) => t(`patient.fields.${name as PatientField}`), error: errorWords }}
      submit={t(mode === 'create' ? 'patientForm.create' : 'patientForm.save')}
      unknown={{
        title: t('patientForm.unknown.title'),
        look: {
          href: whereToCheck(form.form.getValues()),
          label: t(mode === 'create' ? 'patientForm.unknown.search' : 'patientForm.unknown.open'),
          explain: t('patientForm.unknown.explain'),
        },
      }}
      cancelHref={cancelHref}
      {...(mode === 'edit' && { unchanged: t('patientForm.nothingChanged') })}
      notice={
        <>
          {isDuplicate && (
            <DuplicateNotice
              key={form.attempt}
              existingId={typeof existingId === 'string' ? existingId : undefined}
            />
          )}
          {same.length > 0 && !isDuplicate && (
            <SamePeopleNotice
              people={same}
              onOther={() => {
                setSame([]);
                form.sendAnyway();
              }}
            />
          )}
          {clashing.length > 0 && <ClashNotice clashes={clashing} />}
        </>
      }
    >
      <div ref={fields} className="contents">
        <PatientFormIdentity today={options.today} ownId={ownId} />
        <PatientFormContact />
        <PatientFormEmergency />
        {mode === 'edit' && (
          <Card title={t('patient.sections.record')}>
            <div className="sm:max-w-1/2 sm:pr-2">
              <PatientSelectField
                name="status"
                options={STATUSES}
                emptyAllowed={false}
                wordFor={(status) =>
                  status === 'active' || status === 'inactive'
                    ? t(`identity.statuses.${status}`)
                    : status
                }
              />
            </div>
          </Card>
        )}
      </div>
    </FormShell>
  );
}
