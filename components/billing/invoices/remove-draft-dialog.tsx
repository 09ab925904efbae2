'use client';

import { useTranslations } from 'next-intl';
import { FormDialog, NOTHING_TYPED } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { useToast } from '@/components/ui/overlays/toast';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { INVOICES_PATH } from '@/lib/billing/shared/invoice-view';
import { useChange } from '@/lib/changes/use-change';
import type { removeInvoice } from '@/lib/contract/billing/invoices';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';

/** All but the draft itself, which is gone. */
const SHOWN = INVOICE_READS.filter((read) => read !== invoiceRoutes.read.id);

interface RemoveDraftDialogProps {
  invoice: Pick<InvoiceDetail, 'id' | 'invoiceNumber'>;
  onClose: () => void;
}

/** Deletes a draft; what it billed is free again. */
export function RemoveDraftDialog({
  invoice: { id, invoiceNumber: number },
  onClose,
}: RemoveDraftDialogProps) {
  const t = useTranslations('invoices.remove');
  const toast = useToast();
  const leadOn = useLeadOn();
  const removal = useChange<typeof removeInvoice>(invoiceRoutes.remove, {
    shown: SHOWN,
    scope: id,
    onMade() {
      toast({ message: t('done', { number }) });
      leadOn(INVOICES_PATH);
    },
  });
  const form = useChangeForm({
    ...NOTHING_TYPED,
    change: removal,
    toInput: () => ({ params: { id } }),
  });
  const code = removal.problem?.code;
  const isOver = code === 'INVOICE_NOT_DRAFT' || removal.problem?.status === 404;

  return (
    <FormDialog
      form={form}
      title={t('title', { number })}
      submit={t('submit')}
      danger
      told={isOver ? t(code === 'INVOICE_NOT_DRAFT' ? 'notDraft' : 'gone') : undefined}
      isOver={isOver}
      onClose={onClose}
    >
      <p>{t('explain')}</p>
    </FormDialog>
  );
}
