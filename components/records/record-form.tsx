'use client';

import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { RecoveredDraft } from '@/components/emr/recovered-draft';
import { VisitField } from '@/components/emr/visit-field';
import { ErrorSummary } from '@/components/form/error-summary';
import { LockedFields } from '@/components/form/locked-fields';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnterOnly } from '@/components/form/send-on-control-enter';
import { TypedInput } from '@/components/form/typed-input';
import { TypedSelect } from '@/components/form/typed-select';
import { UnknownOutcome } from '@/components/form/unknown-outcome';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { strayValues } from '@/lib/records/record-draft';
import { recordsHref } from '@/lib/records/record-view';
import type { Template } from '@/lib/records/template';
import { EntriesEditor } from './entries-editor';
import { RecordField } from './record-field';
import { StrayValues } from './stray-values';
import { useRecordErrors } from './use-record-errors';
import type { RecordFormState } from './use-record-form';

interface RecordFormProps {
  patientId: string;
  form: RecordFormState;
  visits: readonly PatientVisit[];
  /** Undefined where the service lists none. */
  templates: readonly Template[] | undefined;
  /** Once it is saved, addenda can be written to it. */
  isAddedTo: boolean;
}

/** A record as its template asks for it. What is saved is final: it can only be added to. */
export function RecordForm({ patientId, form, visits, templates, isAddedTo }: RecordFormProps) {
  const t = useTranslations('records.form');
  const common = useTranslations('common');
  const { written, template, draft, submission } = form;
  const { wordOf, appointmentError, templateError, all } = useRecordErrors(form, templates);
  const strays = template ? strayValues(template, draft) : [];
  return (
    <PageForm
      noValidate
      autoComplete="off"
      onKeyDown={sendOnControlEnterOnly}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
      className="grid max-w-4xl gap-4"
    >
      <ErrorSummary
        attempt={submission.attempt}
        fields={all}
        problem={all.length > 0 ? undefined : submission.problem}
      />
      {form.isRecovered && <RecoveredDraft onDiscard={form.discard} />}
      {submission.isUnsettled && (
        <UnknownOutcome
          key={submission.attempt}
          title={t('unknown')}
          look={{ href: recordsHref(patientId), label: t('look') }}
          submission={submission}
        />
      )}
      <LockedFields {...submission}>
        <Card title={t('about')}>
          {/* An appointment is said with its procedure and doctor, a template by its name alone. */}
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
            <VisitField
              visits={visits}
              value={written.appointmentId}
              error={appointmentError}
              onChange={form.chooseAppointment}
            />
            <Field
              label={t(templates ? 'template' : 'templateId')}
              error={templateError}
              help={templates ? undefined : t('templateIdHelp')}
              isRequired
            >
              {(control) =>
                templates ? (
                  <TypedSelect
                    {...control}
                    name="templateId"
                    value={written.templateId}
                    onChoose={form.chooseTemplate}
                  >
                    {template === undefined && <option value="">{t('chooseTemplate')}</option>}
                    {templates.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </TypedSelect>
                ) : (
                  <TypedInput
                    {...control}
                    name="templateId"
                    spellCheck={false}
                    value={written.templateId}
                    onType={(text) => form.chooseTemplate(text.trim())}
                  />
                )
              }
            </Field>
          </div>
        </Card>
        {strays.length > 0 && <StrayValues values={strays} />}
        {template && (
          <Card title={template.name}>
            <div className="grid gap-4 sm:grid-cols-2">
              {template.fields.map((field) => (
                <RecordField
                  key={`${template.id} ${field.key}`}
                  field={field}
                  value={draft[field.key]}
                  error={wordOf(field)}
                  onChange={(value) => form.type(field.key, value)}
                />
              ))}
            </div>
          </Card>
        )}
        {templates === undefined && (
          <EntriesEditor
            entries={written.entries}
            errors={form.wrong.entries}
            onChange={form.changeEntries}
          />
        )}
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
        <LinkButton href={recordsHref(patientId)} variant="quiet">
          {common('cancel')}
        </LinkButton>
        <p className="text-sm text-ink-muted">{t(isAddedTo ? 'final' : 'finalOnly')}</p>
      </div>
    </PageForm>
  );
}
