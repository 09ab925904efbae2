'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { problemFacts } from '@/components/form/problem-message';
import { useToast } from '@/components/ui/toast';
import type { ListedCharge } from '@/lib/billing/charge-view';
import { useRemoveCharge } from '@/lib/queries/charges';
import { formatDate } from '@/lib/rules/dates';
import { formatPesos } from '@/lib/rules/money-format';

/** Refusals of the service, each with its words. */
const REFUSALS = ['PAYER_ACCOUNT_NOT_OPEN', 'NOT_FOUND'] as const;

interface RemoveDialogProps {
  charge: ListedCharge;
  onClose: () => void;
}

/** Takes a charge off its account, once it is said what becomes of the patient's money. */
export function RemoveDialog({ charge, onClose }: RemoveDialogProps) {
  const t = useTranslations('charges.remove');
  const locale = useLocale();
  const toast = useToast();
  const removal = useRemoveCharge();
  const [attempt, setAttempt] = useState(0);
  const code = removal.isError ? problemFacts(removal.error).code : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  const { patientShare: share } = charge;
  const pesos = (amount: number) => formatPesos(amount, locale);

  function submit(): void {
    setAttempt((count) => count + 1);
    removal.mutate(
      { params: { id: charge.id } },
      {
        onSuccess: ({ flaggedShareIds }) => {
          toast({ message: t(flaggedShareIds.length > 0 ? 'doneFlagged' : 'done') });
          onClose();
        },
      },
    );
  }

  return (
    <ChangeDialog
      title={t('title')}
      submit={t('submit')}
      danger
      change={removal}
      attempt={attempt}
      told={refusal && t(`refused.${refusal}`)}
      isOver={refusal !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t('explain', {
          date: formatDate(charge.serviceDate, locale),
          total: pesos(charge.total),
          payer: charge.payerName,
        })}
      </p>
      {share?.status === 'completed' && <p>{t('paid', { amount: pesos(share.amount) })}</p>}
      {share?.status === 'pending' && <p>{t('owed', { amount: pesos(share.amount) })}</p>}
    </ChangeDialog>
  );
}
