'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { SHARE_READS } from '@/lib/billing/billing-queries';
import type { ListedShare } from '@/lib/billing/listed-share';
import { useChange } from '@/lib/changes/use-change';
import type { cancelShare } from '@/lib/contract/billing/patient-shares';
import { MAX_REASON } from '@/lib/contract/limits';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import { requiredNotes } from '@/lib/kit/typed-schemas';
import { ShareSummary, useShareRefusal } from './use-share-words';

const cancelForm = z.object({ reason: requiredNotes(MAX_REASON) });

interface CancelShareDialogProps {
  share: ListedShare;
  onClose: () => void;
}

/** What the patient had still to pay is not asked for any more, with the reason. */
export function CancelShareDialog({ share, onClose }: CancelShareDialogProps) {
  const t = useTranslations('patientShares.cancel');
  const notesWord = useNotesWords(MAX_REASON);
  const toast = useToast();
  const { id } = share;
  const cancel = useChange<typeof cancelShare>(shareRoutes.cancel, {
    shown: SHARE_READS,
    scope: id,
    onMade() {
      toast({ message: t('done') });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({ reason: cancel.sent?.body.reason ?? '' });
  const form = useChangeForm({
    schema: cancelForm,
    values,
    change: cancel,
    draft: { id: `cancel share ${id}` },
    toInput: (body) => ({ params: { id }, body }),
    fieldOf: () => undefined,
  });
  const refusal = useShareRefusal(cancel.problem);

  return (
    <FormDialog
      form={form}
      words={{
        label: () => t('reason'),
        error: (_, code) =>
          code === 'required' ? t('lacksReason') : notesWord(code, form.form.getValues('reason')),
      }}
      title={t('title')}
      submit={t('submit')}
      danger
      told={refusal && t('refused', { why: refusal })}
      isOver={refusal !== undefined}
      onClose={onClose}
    >
      <ShareSummary share={share} />
      <p>{t('explain')}</p>
      <NotesField name="reason" max={MAX_REASON} rows={3} />
    </FormDialog>
  );
}
