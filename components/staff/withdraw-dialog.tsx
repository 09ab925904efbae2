'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { useWithdrawInvitation } from '@/lib/queries/staff';

interface WithdrawDialogProps {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Ends an invitation, once it is said whose it is: under a second press another one would lie. */
export function WithdrawDialog({ email, onDone, onClose }: WithdrawDialogProps) {
  const t = useTranslations('staff.invitations');
  const errors = useTranslations('errors.problem');
  const withdraw = useWithdrawInvitation();
  const once = useOneAtATime();
  const [attempt, setAttempt] = useState(0);
  const facts = withdraw.error ? problemFacts(withdraw.error) : undefined;
  const isGone = facts?.code === 'INVITATION_GONE';
  const isUnknown = facts?.code === 'OUTCOME_UNKNOWN';
  const known = isGone ? t('gone') : isUnknown ? t('unknown') : undefined;

  async function submit(): Promise<void> {
    setAttempt((count) => count + 1);
    try {
      await withdraw.mutateAsync(email);
    } catch {
      // Told below, with what `withdraw` keeps of it.
      return;
    }
    onDone();
  }

  return (
    <ChangeDialog
      title={t('withdrawOf', { email })}
      submit={t('submit')}
      danger
      // Asked again it is withdrawn all the same: nothing has to be found out first.
      change={{
        ...withdraw,
        unsettled: undefined,
        next: 'check',
        forget: async () => withdraw.reset(),
      }}
      attempt={attempt}
      told={known ?? (facts && errors(problemMessage(facts)))}
      isOver={isGone}
      onSubmit={() => void once(submit)}
      onClose={onClose}
    >
      {!isGone && <p>{t('explain')}</p>}
    </ChangeDialog>
  );
}
