'use client';

import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { RecoveredDraft } from '@/components/emr/recovered-draft';
import { VisitField } from '@/components/emr/visit-field';
import { ErrorSummary } from '@/components/form/error-summary';
import { LockedFields } from '@/components/form/locked-fields';
import { NotesInput } from '@/components/form/notes-input';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnterOnly } from '@/components/form/send-on-control-enter';
import { TypedInput } from '@/components/form/typed-input';
import { UnknownOutcome } from '@/components/form/unknown-outcome';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { prescriptionLimits as limits } from '@/lib/contract/prescription-limits';
import { MEDICATION_FIELDS, type Medication } from '@/lib/prescriptions/medication';
import { prescriptionsHref } from '@/lib/prescriptions/prescription-view';
import { BringMedications, type PastPrescription } from './bring-medications';
import { medicationFieldName } from './medication-fields';
import { MedicationsCard } from './medications-card';
import { useFavourites } from './use-favourites';
import type { PrescriptionFormState } from './use-prescription-form';

interface PrescriptionFormProps {
  patientId: string;
  form: PrescriptionFormState;
  visits: readonly PatientVisit[];
  favourites: readonly Medication[];
  past: readonly PastPrescription[];
  /** What was to be repeated was not found. */
  lacksRepeated: boolean;
  /** The clinic's time zone. */
  timezone: string;
}

/** What a patient is to take. Once made it does not change. */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { patientId, form, visits, past, timezone } = props;
  const t = useTranslations('prescriptions.form');
  const emr = useTranslations('emr');
  const common = useTranslations('common');
  const favourites = useFavourites(props.favourites);
  const { draft, errors, submission } = form;
  const appointmentError = errors.appointment ? emr('visit.missing') : undefined;
  const diagnosisError =
    errors.diagnosis && t(`errors.${errors.diagnosis}`, { most: limits.diagnosis });
  const first = draft.medications[0];
  const wrong = [
    ...(appointmentError
      ? [{ name: 'appointmentId', label: emr('visit.label'), message: appointmentError }]
      : []),
    ...((errors.isEmpty || errors.isTooLong) && first
      ? [
          {
            name: medicationFieldName(first.id, 'name'),
            label: t('medications'),
            message: errors.isTooLong ? t('full', { most: limits.medications }) : t('errors.empty'),
          },
        ]
      : []),
    ...draft.medications.flatMap((line, index) => {
      const ofLine = errors.medications.get(line.id);
      return MEDICATION_FIELDS.flatMap((field) => {
        const error = ofLine?.[field];
        return error
          ? [
              {
                name: medicationFieldName(line.id, field),
                label: `${t('line', { number: index + 1 })}, ${t(`fields.${field}`)}`,
                message: t(`errors.${error}`, { most: limits[field] }),
              },
            ]
          : [];
      });
    }),
    ...(diagnosisError
      ? [{ name: 'diagnosis', label: t('diagnosis'), message: diagnosisError }]
      : []),
    ...(errors.notes
      ? [
          {
            name: 'notes',
            label: t('notesLabel'),
            message: t(`errors.${errors.notes}`, { most: limits.notes }),
          },
        ]
      : []),
  ];
  return (
    <PageForm
      noValidate
      autoComplete="off"
      onKeyDown={sendOnControlEnterOnly}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
      <ErrorSummary
        attempt={submission.attempt}
        fields={wrong}
        problem={wrong.length > 0 ? undefined : submission.problem}
      />
      {props.lacksRepeated && <Banner tone="attention">{t('lacksRepeated')}</Banner>}
      {form.isRecovered && <RecoveredDraft onDiscard={form.discard} />}
      {submission.isUnsettled && (
        <UnknownOutcome
          key={submission.attempt}
          title={t('unknown')}
          look={{ href: prescriptionsHref(patientId), label: t('look') }}
          submission={submission}
        />
      )}
      <LockedFields {...submission}>
        <Card title={t('about')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <VisitField
              visits={visits}
              value={draft.appointmentId}
              error={appointmentError}
              onChange={(appointmentId) => form.write({ appointmentId })}
            />
            <Field
              label={t('diagnosis')}
              note={t('optional')}
              help={t('diagnosisHelp')}
              error={diagnosisError}
            >
              {(control) => (
                <TypedInput
                  {...control}
                  name="diagnosis"
                  value={draft.diagnosis}
                  onType={(diagnosis) => form.write({ diagnosis })}
                />
              )}
            </Field>
          </div>
        </Card>
        <BringMedications
          favourites={favourites.medications}
          past={past}
          timezone={timezone}
          onBring={form.bring}
        />
        <MedicationsCard form={form} favourites={favourites} />
        <Card title={t('notes')}>
          <NotesInput
            label={t('notesLabel')}
            note={t('optional')}
            max={limits.notes}
            value={draft.notes}
            error={errors.notes === 'refused' ? t('errors.refused') : undefined}
            onChange={(notes) => form.write({ notes })}
          />
        </Card>
      </LockedFields>
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-canvas px-1 py-3 max-md:bottom-14 short:static">
        <Button
          type="submit"
          variant="primary"
          pending={submission.isPending}
          disabledReason={submission.isUnsettled ? common('unknown.locked') : undefined}
          aria-keyshortcuts="Control+Enter"
        >
          {t('submit')}
        </Button>
        <LinkButton href={prescriptionsHref(patientId)} variant="quiet">
          {common('cancel')}
        </LinkButton>
        <p className="text-sm text-ink-muted">{t('final')}</p>
      </div>
    </PageForm>
  );
}
