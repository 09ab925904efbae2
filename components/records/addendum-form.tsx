'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Card } from '@/components/ui/card';
import { useChange } from '@/lib/changes/use-change';
import { recordLimits } from '@/lib/contract/limits';
import type { addAddendum } from '@/lib/contract/medical-records';
import { recordRoutes } from '@/lib/contract/routes/record-routes';
import { forgetDraft } from '@/lib/drafts/draft-store';
import { notesLength } from '@/lib/kit/text/notes';
import { typedNotes } from '@/lib/kit/typed-schemas';
import { recordHref } from '@/lib/records/shared/record-view';

interface AddendumFormProps {
  patientId: string;
  recordId: string;
  /** Called once where it is made, also when the form was left by then. */
  afterMade: () => void;
  onMade: () => void;
}

const max = recordLimits.addendum;
const schema = z.object({ text: typedNotes(max).check(z.minLength(1, 'required')) });

/** Adds to a saved record: a correction stands below what it corrects, with its own date and author. */
export function AddendumForm({ patientId, recordId, afterMade, onMade }: AddendumFormProps) {
  const t = useTranslations('records.addenda');
  const errors = useTranslations('records.form.errors');
  const notes = useTranslations('common.notes');
  const draft = { id: `addendum ${recordId}` };
  const change = useChange<typeof addAddendum>(recordRoutes.addAddendum, {
    // Records are read by the server alone: nothing of them is kept in the browser to be read anew.
    shown: [],
    scope: recordId,
    afterAttempt(output) {
      if (output === undefined) return;
      forgetDraft(draft.id);
      afterMade();
    },
    onMade,
  });
  const form = useChangeForm({
    schema,
    values: { text: change.unknown?.input.body.text ?? '' },
    change,
    draft,
    toInput: ({ text }) => ({ params: { id: recordId }, body: { text } }),
  });
  return (
    <Card title={t('add')} className="print:hidden">
      <FormShell
        form={form}
        words={{
          label: () => t('text'),
          error(_, code) {
            if (code === 'required') return t('missing');
            if (code === 'refused') return errors('refused');
            const more = notesLength(form.form.getValues('text')) - max;
            return notes(code as 'tooLong' | 'characters', { more, max });
          },
        }}
        submit={t('submit')}
        unknown={{
          title: t('unknown'),
          look: { href: recordHref(patientId, recordId), label: t('look') },
          // It stands on this very page, which is read anew, and the form with it.
          onFound: onMade,
        }}
        tools={<p className="text-sm text-ink-muted">{t('final')}</p>}
        className="grid gap-3"
      >
        <NotesField name="text" rows={4} max={max} />
      </FormShell>
    </Card>
  );
}
