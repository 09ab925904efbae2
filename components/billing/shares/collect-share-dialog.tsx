'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveFile } from '@/components/files/save-file';
import { ChoiceField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { SHARE_READS } from '@/lib/billing/billing-queries';
import { typedReference } from '@/lib/billing/collection-form';
import { type ListedShare, SHARE_METHODS } from '@/lib/billing/listed-share';
import { useChange } from '@/lib/changes/use-change';
import type { collectShare } from '@/lib/contract/billing/patient-shares';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { ShareSummary, useShareRefusal } from './use-share-words';

const collectForm = z.object({
  /** Empty until it is chosen. */
  method: z.pipe(z.string(), z.enum(SHARE_METHODS, 'method')),
  reference: typedReference,
});

interface CollectShareDialogProps {
  share: ListedShare;
  onClose: () => void;
}

/** Money received for a share: all of it, for it has one receipt. */
export function CollectShareDialog({ share, onClose }: CollectShareDialogProps) {
  const t = useTranslations('patientShares.collect');
  const billing = useTranslations('billing');
  const payments = useTranslations('payments.collect');
  const methods = useTranslations('charges.new.share.methods');
  const locale = useLocale();
  const toast = useToast();
  const { id } = share;
  const amount = formatPesos(share.amount, locale);

  /** The list keeps offering it, so that a failure here loses nothing. */
  async function keepReceipt(): Promise<void> {
    try {
      await saveFile(`/api/clinic/billing/payments/${id}/receipt`);
    } catch {
      toast({ message: t('receiptFailed') });
    }
  }

  const collect = useChange<typeof collectShare>(shareRoutes.collect, {
    shown: SHARE_READS,
    scope: id,
    onMade() {
      toast({
        message: t('done', { amount }),
        action: { label: billing('receipt'), run: () => void keepReceipt() },
      });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({
    method: collect.sent?.body.paymentMethod ?? '',
    reference: collect.sent?.body.reference ?? '',
  });
  const form = useChangeForm({
    schema: collectForm,
    values,
    change: collect,
    draft: { id: `share ${id}` },
    toInput: ({ method, reference }) => ({
      params: { id },
      body: { paymentMethod: method, ...(reference && { reference }) },
    }),
    fieldOf: () => undefined,
  });
  const refusal = useShareRefusal(collect.problem);

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => payments(name === 'method' ? 'method' : 'reference'),
        error: (_, code) =>
          payments(`errors.${code as 'method' | 'referenceTooLong' | 'referenceCharacters'}`),
      }}
      title={t('title')}
      submit={t('submit', { amount })}
      told={refusal && t('refused', { why: refusal })}
      isOver={refusal !== undefined}
      onClose={onClose}
    >
      <ShareSummary share={share} />
      <ChoiceField
        name="method"
        legend={payments('method')}
        isInline
        choices={SHARE_METHODS.map((value) => ({ value, label: methods(value) }))}
      />
      <TextField name="reference" note={payments('optional')} help={payments('referenceHelp')} />
    </FormDialog>
  );
}
