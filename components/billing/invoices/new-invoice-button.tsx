import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { INVOICES_PATH } from '@/lib/billing/shared/invoice-view';

/** Begins an invoice, of the patient there is one of. */
export function NewInvoiceButton({ patientId }: { patientId: string | undefined }) {
  const t = useTranslations('invoices');
  return (
    <LinkButton
      href={`${INVOICES_PATH}/new${patientId === undefined ? '' : `?patientId=${patientId}`}`}
      variant="primary"
      icon="add"
      data-shortcut="new"
    >
      {t('create')}
    </LinkButton>
  );
}
