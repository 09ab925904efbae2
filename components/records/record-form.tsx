'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { useWritingChange } from '@/components/records/templates/use-writing-change';
import { VisitField } from '@/components/records/templates/visit-field';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import type { createMedicalRecord } from '@/lib/contract/medical-records';
import { recordRoutes } from '@/lib/contract/routes/record-routes';
import type { PatientDraft } from '@/lib/drafts/draft-store';
import type { MedicalRecord } from '@/lib/records/medical-record';
import { strayValues } from '@/lib/records/record-answers';
import {
  answerName,
  answersFor,
  isRecordWritten,
  newRecord,
  type RecordValues,
  recordFieldOf,
  recordForm,
  recordRefusal,
} from '@/lib/records/record-form';
import { recordsHref } from '@/lib/records/shared/record-view';
import type { Template } from '@/lib/records/template';
import { visitStillThere } from '@/lib/records/templates/visits-to-write-of';
import { EntriesEditor } from './entries-editor';
import { RecordField } from './record-field';
import { TemplateField } from './template-field';
import { useRecordWords } from './use-record-words';

interface RecordFormProps {
  patientId: string;
  /** Where what was typed is kept while this page is left. */
  draftName: PatientDraft;
  start: Pick<RecordValues, 'appointmentId' | 'templateId'>;
  /** Of which something may be written. */
  visits: readonly PatientVisit[];
  /** Undefined where the service lists none. */
  templates: readonly Template[] | undefined;
  /** The clinic's time zone. */
  timezone: string;
  /** Once it is saved, addenda can be written to it. */
  isAddedTo: boolean;
  /** Called once it is saved, also when the form was left by then. */
  afterMade: () => void;
  onMade: (record: Omit<MedicalRecord, 'addenda'>) => void;
}

/** A record as its template asks for it. What is saved is final: it can only be added to. */
export function RecordForm(props: RecordFormProps) {
  const { patientId, visits, templates, timezone, isAddedTo } = props;
  const t = useTranslations('records.form');
  const router = useRouter();
  const schema = useMemo(() => recordForm(templates, timezone), [templates, timezone]);
  const { id, patient } = props.draftName;
  const change = useWritingChange<typeof createMedicalRecord>(recordRoutes.create, {
    draftId: id,
    patientId,
    afterMade: props.afterMade,
    onMade: props.onMade,
  });
  const record = useChangeForm({
    schema,
    values: newRecord(props.start),
    change,
    draft: {
      id,
      patient,
      isWritten: isRecordWritten,
      mend: (typed) => ({ ...typed, appointmentId: visitStillThere(visits, typed.appointmentId) }),
    },
    toInput: (body) => ({ body }),
    fieldOf: (path, refused) => recordFieldOf(templates, path, refused),
    refusalOf: recordRefusal,
    onWrite(form) {
      change.clear();
      if (templates === undefined) clearMended(form);
    },
  });
  const { failedAttempt, problem } = change;
  const readAnew = useEffectEvent(() => {
    // The service takes other fields than these.
    if (problem && problem.fields.length > 0) router.refresh();
  });
  useEffect(() => {
    if (failedAttempt > 0) readAnew();
  }, [failedAttempt]);
  const { control, getValues } = record.form;
  const words = useRecordWords(templates, getValues);
  const templateId = useWatch({ control, name: 'templateId' });
  const template = templates?.find(({ id }) => id === templateId);
  return (
    <FormShell
      form={record}
      words={words}
      submit={t('submit')}
      unknown={{ title: t('unknown'), look: { href: recordsHref(patientId), label: t('look') } }}
      cancelHref={recordsHref(patientId)}
      isFinal
      tools={<p className="text-sm text-ink-muted">{t(isAddedTo ? 'final' : 'finalOnly')}</p>}
      className="grid max-w-4xl gap-4"
    >
      <Card title={t('about')}>
        {/* An appointment is said with its procedure and doctor, a template by its name alone. */}
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <VisitField visits={visits} />
          <TemplateField templates={templates} />
        </div>
      </Card>
      {template && <StrayValues template={template} />}
      {template && (
        <Card title={template.name}>
          <div className="grid gap-4 sm:grid-cols-2">
            {template.fields.map((field) => (
              <RecordField
                key={`${template.id} ${field.key}`}
                name={answerName(template.id, field.key)}
                field={field}
              />
            ))}
          </div>
        </Card>
      )}
      {templates === undefined && <EntriesEditor />}
    </FormShell>
  );
}

/** Clears errors of lines that another line may have mended: keys that were twice, or that no line had. */
function clearMended({ formState, getValues, clearErrors }: UseFormReturn<RecordValues>): void {
  const { templateId, entries } = getValues();
  for (const [index, { key }] of entries.entries()) {
    clearErrors(answerName(templateId.trim(), key.trim()));
    if (formState.errors.entries?.[index]?.key?.message === 'twice') {
      clearErrors(`entries.${index}.key`);
    }
  }
}

/** What was typed for fields that the template no longer has: kept to be copied, and not sent. */
function StrayValues({ template }: { template: Template }) {
  const t = useTranslations('records.form');
  const answers = useWatch<RecordValues, 'answers'>({ name: 'answers' });
  const values = strayValues(template, answersFor(template.id, answers));
  if (values.length === 0) return null;
  return (
    <Banner tone="attention" title={t('strays')}>
      <dl className="mt-1 grid gap-1">
        {values.map(([key, text]) => (
          <div key={key}>
            <dt className="text-sm">{key}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
