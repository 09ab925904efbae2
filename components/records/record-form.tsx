'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RecoveredDraft } from '@/components/emr/recovered-draft';
import { useKeptForm } from '@/components/emr/use-kept-form';
import { VisitField } from '@/components/emr/visit-field';
import { FormShell } from '@/components/form/form-shell';
import { Card } from '@/components/ui/card';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import type { createMedicalRecord } from '@/lib/contract/medical-records';
import { recordRoutes } from '@/lib/contract/record-routes';
import type { DraftName } from '@/lib/emr/draft-memory';
import type { MedicalRecord } from '@/lib/records/medical-record';
import {
  answerName,
  isRecordWritten,
  newRecord,
  type RecordValues,
  recordFieldOf,
  recordForm,
  recordRefusal,
  type SentRecord,
} from '@/lib/records/record-form';
import { recordsHref } from '@/lib/records/record-view';
import type { Template } from '@/lib/records/template';
import { EntriesEditor } from './entries-editor';
import { RecordField } from './record-field';
import { StrayValues } from './stray-values';
import { TemplateField } from './template-field';
import { useRecordWords } from './use-record-words';

interface RecordFormProps {
  patientId: string;
  /** Where what was typed is kept while this page is left. */
  draftName: DraftName;
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
  const record = useKeptForm<typeof createMedicalRecord, RecordValues, SentRecord>({
    operation: recordRoutes.create,
    patientId,
    name: props.draftName,
    start: newRecord(props.start),
    visits,
    isWritten: isRecordWritten,
    schema,
    toInput: (body) => ({ body }),
    fieldOf: (path, refused) => recordFieldOf(templates, path, refused),
    refusalOf: recordRefusal,
    afterMade: props.afterMade,
    onMade: props.onMade,
    // The service takes other fields than these.
    onRefused: () => router.refresh(),
    ...(templates === undefined && { onWrite: clearMended }),
  });
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
      notice={record.isRecovered && <RecoveredDraft onDiscard={record.startAnew} />}
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
