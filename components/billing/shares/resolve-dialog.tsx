'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChoiceField, NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { ServiceWords } from '@/components/ui/service-words';
import { SHARE_READS } from '@/lib/billing/billing-queries';
import type { ListedShare } from '@/lib/billing/listed-share';
import { useChange } from '@/lib/changes/use-change';
import type { resolveShareReview } from '@/lib/contract/billing/patient-shares';
import { MAX_REASON } from '@/lib/contract/limits';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { requiredNotes } from '@/lib/kit/typed-schemas';
import { useShareWords } from './use-share-words';

const RESOLUTIONS = ['refunded', 'kept'] as const;
const resolveForm = z.object({
  /** Empty until it is chosen. */
  resolution: z.pipe(z.string(), z.enum(RESOLUTIONS, 'required')),
  note: requiredNotes(MAX_REASON),
});

interface ResolveDialogProps {
  share: ListedShare;
  onClose: () => void;
}

/** Whether the money of a charge that was taken off went back or stays, and why. Decided once. */
export function ResolveDialog({ share, onClose }: ResolveDialogProps) {
  const t = useTranslations('patientShares.resolve');
  const notesWord = useNotesWords(MAX_REASON);
  const locale = useLocale();
  const toast = useToast();
  const { id } = share;
  const resolve = useChange<typeof resolveShareReview>(shareRoutes.resolveReview, {
    shown: SHARE_READS,
    scope: id,
    onMade(_, { body: { resolution } }) {
      toast({ message: t(`done.${resolution}`, { amount: formatPesos(share.amount, locale) }) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({ resolution: '', note: '', ...resolve.sent?.body });
  const form = useChangeForm({
    schema: resolveForm,
    values,
    change: resolve,
    draft: { id: `review ${id}` },
    toInput: (body) => ({ params: { id }, body }),
    fieldOf: () => undefined,
  });
  const words = useShareWords();
  const account = words.account(share);
  const isDecided = resolve.problem?.code === 'REVIEW_NOT_OPEN';

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(name === 'note' ? 'note' : 'choice'),
        error(name, code) {
          if (name !== 'note') return t('lacksChoice');
          return code === 'required'
            ? t('lacksNote')
            : notesWord(code, form.form.getValues('note'));
        },
      }}
      title={t('title')}
      submit={t('save')}
      told={isDecided ? t('decided') : undefined}
      isOver={isDecided}
      onClose={onClose}
    >
      <div>
        <p className="font-medium">{words.title(share)}</p>
        <p className="tabular text-ink-muted">
          {t.rich('paidAt', {
            date: words.paidAt(share),
            method: () => <ServiceWords>{share.paymentMethodLabel}</ServiceWords>,
          })}
        </p>
        <p className="tabular text-ink-muted">
          {account.payer && `${account.payer} · `}
          {account.which}
        </p>
        <p className="text-ink-muted">
          <ServiceWords>{share.review?.reasonLabel}</ServiceWords>
        </p>
      </div>
      <ChoiceField
        name="resolution"
        legend={t('choice')}
        choices={RESOLUTIONS.map((value) => ({
          value,
          label: t(value),
          explain: t(`explain.${value}`),
        }))}
      />
      <NotesField name="note" max={MAX_REASON} rows={3} />
    </FormDialog>
  );
}
