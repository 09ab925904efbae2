'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog, NOTHING_TYPED } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import { CASH_READS } from '@/lib/billing/billing-queries';
import type { ReopeningCash } from '@/lib/billing/cash/cash-session';
import { CASH_PATH } from '@/lib/billing/cash/cash-view';
import { billingHandlers } from '@/lib/billing/handlers';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const REOPEN_CASH = {
  id: 'cash.reopen',
  /** Its key is the id of the new session: sent again it is the same one. */
  call: (asked: Omit<ReopeningCash, 'id'>, key: string) =>
    callOwn(billingHandlers.reopenCash, { body: { ...asked, id: key } }),
};

const REFUSALS = ['CASH_OPEN', 'CASH_NOT_LAST', 'NOT_FOUND'] as const;

interface ReopenProps {
  session: { readonly id: string; readonly number: number };
}

/** Takes up a closed session as a new one, once it is said what becomes of its count. */
export function ReopenButton({ session }: ReopenProps) {
  const t = useTranslations('cash.reopen');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="undo" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <ReopenDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReopenDialog({ session: { id, number }, onClose }: ReopenProps & { onClose: () => void }) {
  const t = useTranslations('cash.reopen');
  const toast = useToast();
  const leadOn = useLeadOn();
  const change = useOwnChange(REOPEN_CASH, {
    shown: CASH_READS,
    scope: id,
    onMade() {
      toast({ message: t('done') });
      onClose();
      leadOn(CASH_PATH);
    },
  });
  const form = useChangeForm({ ...NOTHING_TYPED, change, toInput: () => ({ reopens: id }) });
  const refusal = REFUSALS.find((code) => code === change.problem?.code);
  return (
    <FormDialog
      form={form}
      title={t('title', { number })}
      submit={t('submit')}
      told={refusal && t(`refused.${refusal}`)}
      isOver={refusal !== undefined}
      onClose={onClose}
    >
      <p>{t('explain', { number })}</p>
    </FormDialog>
  );
}
