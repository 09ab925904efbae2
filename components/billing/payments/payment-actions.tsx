'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ReceiptButton } from '@/components/billing/receipt-button';
import { DownloadButton } from '@/components/files/download-button';
import { MENU_ITEM } from '@/components/ui/buttons/menu-item';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import {
  mayReverse,
  type PaymentRights,
  restOf,
  type ShownPayment,
} from '@/lib/billing/payment-rights';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { RefundDialog } from './refund-dialog';
import { ReverseDialog } from './reverse-dialog';

type Deed = 'reverse' | 'refund';

/**
 * The papers of payments and what this person may do about each. `dialog` stands outside of the list: what
 * is typed in it is no key of a table's.
 */
export function usePaymentActions(
  payments: readonly ShownPayment[],
  rights: PaymentRights,
  /** Where the payments do not tell it themselves. */
  invoiceNumber?: string,
): { readonly actionsOf: (payment: ShownPayment) => ReactNode; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ deed: Deed; payment: ShownPayment }>();
  // As it is known now: somebody else may have given money back meanwhile.
  const payment = payments.find(({ id }) => id === opened?.payment.id) ?? opened?.payment;
  const Opened = opened?.deed === 'reverse' ? ReverseDialog : RefundDialog;
  return {
    actionsOf: (of) => (
      <PaymentActions
        payment={of}
        rights={rights}
        onOpen={(deed) => setOpened({ deed, payment: of })}
      />
    ),
    dialog: payment && (
      <Opened
        key={payment.id}
        payment={payment}
        invoice={invoiceNumber ?? payment.invoiceNumber ?? payment.invoiceId}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

interface PaymentActionsProps {
  payment: ShownPayment;
  rights: PaymentRights;
  onOpen: (deed: Deed) => void;
}

function PaymentActions({ payment, rights, onOpen }: PaymentActionsProps) {
  const t = useTranslations('payments.actions');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const { id, amount, status, paidAt, createdAt, reversal, refunds = [] } = payment;
  const when = formatInstant(paidAt ?? createdAt ?? '', locale, zone);
  const whose = { amount: formatPesos(amount, locale), date: when };
  const deeds = [
    ...(mayReverse(payment, rights, zone) ? (['reverse'] as const) : []),
    ...(rights.refunds && restOf(payment) > 0 ? (['refund'] as const) : []),
  ];

  function open(event: MouseEvent<HTMLElement>, deed: Deed): void {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    onOpen(deed);
  }

  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      {status === 'completed' && <ReceiptButton paymentId={id} amount={amount} when={when} />}
      {reversal && (
        <DownloadButton
          path={`/api/clinic/billing/payments/${id}/reversal`}
          label={t('reversalOf', whose)}
        >
          {t('reversal')}
        </DownloadButton>
      )}
      {deeds.length + refunds.length > 0 && (
        <Popover label={t('more', whose)} trigger={<Icon name="more" />}>
          <ul>
            {deeds.map((deed) => (
              <li key={deed}>
                <button type="button" className={MENU_ITEM} onClick={(event) => open(event, deed)}>
                  {t(deed)}
                </button>
              </li>
            ))}
            {refunds.map(({ id: refundId, number }) => (
              <li key={refundId} className="px-2 py-1">
                <DownloadButton
                  path={`/api/clinic/billing/refunds/${refundId}/slip`}
                  icon="download"
                  variant="quiet"
                >
                  {t('slip', { number })}
                </DownloadButton>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </span>
  );
}
