'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog, NOTHING_TYPED } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { CHARGE_READS } from '@/lib/billing/billing-queries';
import type { ListedCharge } from '@/lib/billing/shared/charge-view';
import { useChange } from '@/lib/changes/use-change';
import type { removeCharge } from '@/lib/contract/billing/charges';
import { chargeRoutes } from '@/lib/contract/routes/billing-routes';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatPesos } from '@/lib/kit/money/money-format';

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
  const removal = useChange<typeof removeCharge>(chargeRoutes.remove, {
    shown: CHARGE_READS,
    scope: charge.id,
    onMade({ flaggedShareIds }) {
      toast({ message: t(flaggedShareIds.length > 0 ? 'doneFlagged' : 'done') });
      onClose();
    },
  });
  const form = useChangeForm({
    ...NOTHING_TYPED,
    change: removal,
    toInput: () => ({ params: { id: charge.id } }),
  });
  const refusal = REFUSALS.find((known) => known === removal.problem?.code);
  const { patientShare: share } = charge;
  const pesos = (amount: number) => formatPesos(amount, locale);

  return (
    <FormDialog
      form={form}
      title={t('title')}
      submit={t('submit')}
      danger
      told={refusal && t(`refused.${refusal}`)}
      isOver={refusal !== undefined}
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
    </FormDialog>
  );
}
