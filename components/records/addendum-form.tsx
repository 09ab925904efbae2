'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { LockedFields } from '@/components/form/locked-fields';
import { NotesInput } from '@/components/form/notes-input';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnter } from '@/components/form/send-on-control-enter';
import { UnknownOutcome } from '@/components/form/unknown-outcome';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useSubmission } from '@/components/form/use-submission';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { recordLimits } from '@/lib/contract/record-limits';
import { useAddAddendum } from '@/lib/queries/records';
import { recordHref } from '@/lib/records/record-view';
import { notesLength, wrongNotes } from '@/lib/rules/notes';

interface AddendumFormProps {
  patientId: string;
  recordId: string;
  onMade: () => void;
}

/** Adds to a saved record: a correction stands below what it corrects, with its own date and author. */
export function AddendumForm({ patientId, recordId, onMade }: AddendumFormProps) {
  const t = useTranslations('records.addenda');
  const common = useTranslations('common');
  const notes = useTranslations('common.notes');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submission = useSubmission(useAddAddendum(), { onMade, onRefused: () => undefined });
  const max = recordLimits.addendum;
  useFormGuard(text.trim() !== '', submission);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (submission.isLocked) return;
    setMissing(text.trim() === '');
    if (text.trim() === '' || wrongNotes(text, max)) submission.fail();
    else void submission.send({ params: { id: recordId }, body: { text: text.trim() } });
  }

  const fault = wrongNotes(text, max);
  const missing = isMissing ? t('missing') : undefined;
  const wrong = fault ? notes(fault, { more: notesLength(text) - max, max }) : missing;
  return (
    <Card title={t('add')} className="print:hidden">
      <PageForm noValidate onKeyDown={sendOnControlEnter} onSubmit={submit} className="grid gap-3">
        <ErrorSummary
          attempt={submission.attempt}
          fields={wrong ? [{ name: 'notes', label: t('text'), message: wrong }] : []}
          problem={submission.problem}
        />
        {submission.isUnsettled && (
          <UnknownOutcome
            key={submission.attempt}
            title={t('unknown')}
            look={{ href: recordHref(patientId, recordId), label: t('look') }}
            submission={submission}
          />
        )}
        <LockedFields {...submission}>
          <NotesInput
            label={t('text')}
            rows={4}
            max={max}
            value={text}
            error={missing}
            onChange={(next) => {
              setMissing(false);
              setText(next);
            }}
          />
        </LockedFields>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            pending={submission.isPending}
            disabledReason={submission.isUnsettled ? common('unknown.locked') : undefined}
          >
            {t('submit')}
          </Button>
          <p className="text-sm text-ink-muted">{t('final')}</p>
        </div>
      </PageForm>
    </Card>
  );
}
