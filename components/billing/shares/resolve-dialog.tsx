'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RefundFields } from '@/components/billing/refund-fields';
import { ChoiceField, NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { ServiceWords } from '@/components/ui/service-words';
import { SHARE_READS } from '@/lib/billing/billing-queries';
import { typedReference } from '@/lib/billing/collection-form';
import type { ListedShare } from '@/lib/billing/listed-share';
import { METHODS } from '@/lib/billing/payment-view';
import { useChange } from '@/lib/changes/use-change';
import type { resolveShareReview } from '@/lib/contract/billing/patient-shares';
import { MAX_REASON } from '@/lib/contract/limits';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { requiredNotes } from '@/lib/kit/typed-schemas';
import { ShareSummary, useShareWords } from './use-share-words';

const RESOLUTIONS = ['refunded', 'kept'] as const;
const resolveForm = z
  .object({
    /** Empty until it is chosen. */
    resolution: z.pipe(z.string(), z.enum(RESOLUTIONS, 'required')),
    /** How it is given back; empty until that is chosen, and where it is kept. */
    method: z.string(),
    reference: typedReference,
    note: requiredNotes(MAX_REASON),
  })
  .check(
    z.check(
      ({ value, issues }) => {
        if (value.resolution !== 'refunded' || methodOf(value.method)) return;
        issues.push({ code: 'custom', message: 'required', path: ['method'], input: value });
      },
      // All that is wrong is told at once.
      { when: () => true },
    ),
  );
const methodOf = (typed: string) => METHODS.find((method) => method === typed);

interface ResolveDialogProps {
  share: ListedShare;
  onClose: () => void;
}

/** Whether the money of a charge that was taken off went back or stays, and why. Decided once. */
export function ResolveDialog({ share, onClose }: ResolveDialogProps) {
  const t = useTranslations('patientShares.resolve');
  const payments = useTranslations('payments.collect');
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
  const sent = resolve.sent?.body;
  const [values] = useState({
    resolution: sent?.resolution ?? '',
    method: sent?.method ?? '',
    reference: sent?.reference ?? '',
    note: sent?.note ?? '',
  });
  const form = useChangeForm({
    schema: resolveForm,
    values,
    change: resolve,
    draft: { id: `review ${id}` },
    toInput({ resolution, note, method: typed, reference }) {
      const method = resolution === 'refunded' ? methodOf(typed) : undefined;
      const how = method && { method, ...(reference && { reference }) };
      const amount = method ? share.amount : 0;
      return { params: { id }, body: { resolution, note, ...how, amount } };
    },
    fieldOf: () => undefined,
  });
  const words = useShareWords();
  const isDecided = resolve.problem?.code === 'REVIEW_NOT_OPEN';

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(name === 'resolution' ? 'choice' : (name as 'note' | 'method')),
        error(name, code) {
          if (name === 'resolution') return t('lacksChoice');
          if (name === 'method') return t('lacksMethod');
          if (name === 'reference') {
            return payments(`errors.${code as 'referenceTooLong' | 'referenceCharacters'}`);
          }
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
      <ShareSummary share={share}>
        <p className="tabular text-ink-muted">
          {t.rich('paidAt', {
            date: words.paidAt(share),
            method: () => <ServiceWords>{share.paymentMethodLabel}</ServiceWords>,
          })}
        </p>
        <p className="text-ink-muted">
          <ServiceWords>{share.review?.reasonLabel}</ServiceWords>
        </p>
      </ShareSummary>
      <ChoiceField
        name="resolution"
        legend={t('choice')}
        choices={RESOLUTIONS.map((value) => ({
          value,
          label: t(value),
          explain: t(`explain.${value}`),
        }))}
      />
      {form.form.watch('resolution') === 'refunded' && <RefundFields legend={t('method')} />}
      <NotesField name="note" max={MAX_REASON} rows={3} />
    </FormDialog>
  );
}
