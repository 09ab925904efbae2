'use client';

import { useTranslations } from 'next-intl';
import { FormDialog, NOTHING_TYPED } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useOwnChange } from '@/lib/changes/use-change';
import { WITHDRAW_INVITATION } from '@/lib/staff/staff-queries';

interface WithdrawDialogProps {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Ends an invitation, once it is said whose it is: under a second press another one would lie. */
export function WithdrawDialog({ email, onDone, onClose }: WithdrawDialogProps) {
  const t = useTranslations('staff.invitations');
  const withdraw = useOwnChange(WITHDRAW_INVITATION, { shown: [], scope: email, onMade: onDone });
  const form = useChangeForm({ ...NOTHING_TYPED, change: withdraw, toInput: () => ({ email }) });
  const isGone = withdraw.problem?.code === 'INVITATION_GONE';
  return (
    <FormDialog
      form={form}
      title={t('withdrawOf', { email })}
      submit={t('submit')}
      danger
      told={isGone ? t('gone') : undefined}
      isOver={isGone}
      onClose={onClose}
    >
      {!isGone && <p>{t('explain')}</p>}
    </FormDialog>
  );
}
