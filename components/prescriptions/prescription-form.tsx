'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { RecoveredDraft } from '@/components/emr/recovered-draft';
import { useKeptForm } from '@/components/emr/use-kept-form';
import { VisitField } from '@/components/emr/visit-field';
import { NotesField, TextField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useLeadOn } from '@/components/form/use-lead-on';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/toast';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { prescriptionLimits as limits } from '@/lib/contract/prescription-limits';
import { prescriptionRoutes } from '@/lib/contract/prescription-routes';
import type { createPrescription } from '@/lib/contract/prescriptions';
import type { DraftName } from '@/lib/emr/draft-memory';
import type { Medication } from '@/lib/prescriptions/medication';
import {
  inMedication,
  type PrescriptionError,
  type PrescriptionValues,
  prescriptionFieldOf,
  prescriptionForm,
  type SentPrescription,
  saysOther,
  withMedications,
  wrongCount,
} from '@/lib/prescriptions/prescription-form';
import { prescriptionHref, prescriptionsHref } from '@/lib/prescriptions/prescription-view';
import { BringMedications, type PastPrescription } from './bring-medications';
import { MedicationsCard } from './medications-card';
import { useFavourites } from './use-favourites';

interface PrescriptionFormProps {
  patientId: string;
  /** Where what was typed is kept while this page is left. */
  draftName: DraftName;
  start: PrescriptionValues;
  /** Of which something may be written. */
  visits: readonly PatientVisit[];
  favourites: readonly Medication[];
  past: readonly PastPrescription[];
  /** What was to be repeated was not found. */
  lacksRepeated: boolean;
  /** The clinic's time zone. */
  timezone: string;
}

const FIRST_NAME = 'medications.0.name';

/** What a patient is to take. Once made it does not change, and is what is printed next. */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { patientId, visits, past, timezone } = props;
  const t = useTranslations('prescriptions.form');
  const emr = useTranslations('emr');
  const leadOn = useLeadOn();
  const toast = useToast();
  const favourites = useFavourites(props.favourites);
  const prescription = useKeptForm<typeof createPrescription, PrescriptionValues, SentPrescription>(
    {
      operation: prescriptionRoutes.create,
      patientId,
      name: props.draftName,
      start: props.start,
      visits,
      isWritten: saysOther,
      schema: prescriptionForm,
      toInput: (body) => ({ body }),
      fieldOf: prescriptionFieldOf,
      afterMade: () => toast({ message: t('made') }),
      onMade: (made) => leadOn(prescriptionHref(made)),
      onWrite({ getFieldState, getValues, clearErrors }) {
        const { error } = getFieldState(FIRST_NAME);
        const isOfAll = error?.message === 'empty' || error?.message === 'tooMany';
        if (isOfAll && !wrongCount(getValues('medications'))) clearErrors(FIRST_NAME);
      },
    },
  );
  const { control, getValues } = prescription.form;
  const lines = useFieldArray({ control, name: 'medications' });
  return (
    <FormShell
      form={prescription}
      words={{
        label(name) {
          if (name === 'appointmentId') return emr('visit.label');
          const line = inMedication(name);
          if (line) return `${t('line', line)}, ${t(`fields.${line.field}`)}`;
          return t(name === 'notes' ? 'notesLabel' : 'diagnosis');
        },
        error(name, code) {
          if (name === 'appointmentId') return emr('visit.missing');
          if (code === 'tooMany') return t('full', { most: limits.medications });
          const field = inMedication(name)?.field ?? (name === 'notes' ? 'notes' : 'diagnosis');
          return t(`errors.${code as Exclude<PrescriptionError, 'tooMany'>}`, {
            most: limits[field],
          });
        },
      }}
      submit={t('submit')}
      unknown={{
        title: t('unknown'),
        look: { href: prescriptionsHref(patientId), label: t('look') },
      }}
      cancelHref={prescriptionsHref(patientId)}
      isFinal
      notice={
        <>
          {props.lacksRepeated && <Banner tone="attention">{t('lacksRepeated')}</Banner>}
          {prescription.isRecovered && <RecoveredDraft onDiscard={prescription.startAnew} />}
        </>
      }
      tools={<p className="text-sm text-ink-muted">{t('final')}</p>}
      className="grid grid-cols-1 gap-4"
    >
      <Card title={t('about')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <VisitField visits={visits} />
          <TextField name="diagnosis" note={t('optional')} help={t('diagnosisHelp')} />
        </div>
      </Card>
      <BringMedications
        favourites={favourites.medications}
        past={past}
        timezone={timezone}
        onBring={(more) => lines.replace(withMedications(getValues('medications'), more))}
      />
      <MedicationsCard lines={lines} favourites={favourites} />
      <Card title={t('notes')}>
        <NotesField name="notes" note={t('optional')} max={limits.notes} />
      </Card>
    </FormShell>
  );
}
