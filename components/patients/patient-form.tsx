'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { PageForm } from '@/components/form/page-form';
import { useFormGuard } from '@/components/form/use-form-guard';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PatientFormContact, PatientFormEmergency } from './patient-form-contact';
import { PatientFormIdentity } from './patient-form-identity';
import { ClashNotice, DuplicateNotice, UnknownOutcomeNotice } from './patient-form-notice';
import { PATIENT_FIELDS, type PatientFormValues } from './patient-form-values';
import { PatientSelectField } from './patient-select-field';
import { useErrorWords } from './use-field-error';
import { type PatientFormSave, usePatientForm } from './use-patient-form';

interface PatientFormProps {
  mode: 'create' | 'edit';
  /** The patient being edited; undefined for a new one. */
  ownId?: string;
  initial: PatientFormValues;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  save: PatientFormSave;
  /** Reads what is saved now, after somebody else saved in the meantime. */
  reload?: () => Promise<PatientFormValues>;
  /** Where to see whether a save whose answer was lost did happen. */
  whereToCheck: (values: PatientFormValues) => string;
  cancelHref: string;
}

const STATUSES = ['active', 'inactive'] as const;

export function PatientForm({
  mode,
  ownId,
  initial,
  today,
  save,
  reload,
  whereToCheck,
  cancelHref,
}: PatientFormProps) {
  const t = useTranslations();
  const errorWords = useErrorWords();
  const { form, attempt, problem, clashing, saved, onSubmit, forgetProblem } = usePatientForm({
    initial,
    today,
    save,
    reload,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { setFocus } = form;
  const element = useRef<HTMLFormElement>(null);
  // Who came to write somebody down starts with the document in the hand, or has started already.
  useEffect(() => {
    const hasBegun = element.current?.contains(document.activeElement);
    if (mode === 'create' && !hasBegun) setFocus('documentType');
  }, [mode, setFocus]);

  const isDuplicate = problem?.code === 'DUPLICATE_PATIENT';
  const isUnknown = problem?.code === 'OUTCOME_UNKNOWN';
  useFormGuard(isDirty, { isPending: isSubmitting, isUnsettled: isUnknown, isMade: saved });
  // A session that ended is renewed in the shell's own dialog, over this form.
  const isSignedOut = problem?.status === 401;
  const told = isDuplicate || isUnknown || isSignedOut ? undefined : problem;
  const existingId = problem?.details.patientId;
  const pending = isSubmitting || saved;
  const blocked = blockedBy(mode, isUnknown, isDirty);

  return (
    <FormProvider {...form}>
      <PageForm
        ref={element}
        noValidate
        autoComplete="off"
        onSubmit={onSubmit}
        className="max-w-3xl space-y-4"
      >
        <ErrorSummary
          attempt={attempt}
          fields={PATIENT_FIELDS.flatMap((name) => {
            const error = errors[name];
            if (error === undefined) return [];
            const message = errorWords(name, error.message);
            return [{ name, label: t(`patient.fields.${name}`), message }];
          })}
          problem={told}
        />
        {isDuplicate && (
          <DuplicateNotice
            key={attempt}
            existingId={typeof existingId === 'string' ? existingId : undefined}
          />
        )}
        {clashing.length > 0 && <ClashNotice key={attempt} clashes={clashing} />}
        {isUnknown && (
          <UnknownOutcomeNotice
            key={attempt}
            check={{
              href: whereToCheck(form.getValues()),
              label: mode === 'create' ? 'search' : 'open',
            }}
            onChecked={forgetProblem}
          />
        )}
        <PatientFormIdentity today={today} ownId={ownId} />
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
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-1 py-3 max-md:bottom-14 short:static">
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            disabledReason={blocked && !pending ? t(blocked) : undefined}
          >
            {t(pending ? WORDS[mode].pending : WORDS[mode].submit)}
          </Button>
          <LinkButton href={cancelHref} variant="quiet">
            {t('common.cancel')}
          </LinkButton>
        </div>
      </PageForm>
    </FormProvider>
  );
}

const WORDS = {
  create: { submit: 'patientForm.create', pending: 'patientForm.creating' },
  edit: { submit: 'patientForm.save', pending: 'patientForm.saving' },
} as const;

/** Why it cannot be sent now, as the key of the words. */
function blockedBy(mode: 'create' | 'edit', isUnknown: boolean, isDirty: boolean) {
  if (isUnknown) return 'patientForm.locked';
  return mode === 'edit' && !isDirty ? 'patientForm.nothingChanged' : undefined;
}
