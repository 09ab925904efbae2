'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { NotesField, TextField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { useWritingChange } from '@/components/records/templates/use-writing-change';
import { VisitField } from '@/components/records/templates/visit-field';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { prescriptionLimits as limits } from '@/lib/contract/limits';
import type { createPrescription } from '@/lib/contract/prescriptions';
import { prescriptionRoutes } from '@/lib/contract/routes/prescription-routes';
import type { PatientDraft } from '@/lib/drafts/draft-store';
import type { Medication } from '@/lib/kit/medication';
import {
  inMedication,
  type PrescriptionError,
  type PrescriptionValues,
  prescriptionFieldOf,
  prescriptionForm,
  saysOther,
  withMedications,
  wrongCount,
} from '@/lib/records/prescriptions/prescription-form';
import { prescriptionHref, prescriptionsHref } from '@/lib/records/shared/prescription-view';
import { visitStillThere } from '@/lib/records/templates/visits-to-write-of';
import { BringMedications, type PastPrescription } from './bring-medications';
import { MedicationsCard } from './medications-card';
import { useFavourites } from './use-favourites';

interface PrescriptionFormProps {
  patientId: string;
  /** Where what was typed is kept while this page is left. */
  draftName: PatientDraft;
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
  const { id, patient } = props.draftName;
  const change = useWritingChange<typeof createPrescription>(prescriptionRoutes.create, {
    draftId: id,
    patientId,
    afterMade: () => toast({ message: t('made') }),
    onMade: (made) => leadOn(prescriptionHref(made)),
  });
  const prescription = useChangeForm({
    schema: prescriptionForm,
    values: props.start,
    change,
    draft: {
      id,
      patient,
      isWritten: (typed) => saysOther(typed, props.start),
      mend: (typed) => ({ ...typed, appointmentId: visitStillThere(visits, typed.appointmentId) }),
    },
    toInput: (body) => ({ body }),
    fieldOf: prescriptionFieldOf,
    onWrite({ getFieldState, getValues, clearErrors }) {
      change.clear();
      const { error } = getFieldState(FIRST_NAME);
      const isOfAll = error?.message === 'empty' || error?.message === 'tooMany';
      if (isOfAll && !wrongCount(getValues('medications'))) clearErrors(FIRST_NAME);
    },
  });
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
      notice={props.lacksRepeated && <Banner tone="attention">{t('lacksRepeated')}</Banner>}
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
