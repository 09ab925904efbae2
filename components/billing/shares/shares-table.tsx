'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge, LONG_STATUS } from '@/components/ui/badge';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { ServiceWords } from '@/components/ui/service-words';
import type { Tone } from '@/components/ui/tone';
import { isPaid, type ListedShare, type ShareRights } from '@/lib/billing/listed-share';
import { patientBillingHref } from '@/lib/billing/shared/invoice-view';
import { clinicMoment, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatTime } from '@/lib/kit/dates/time-format';
import { fullName } from '@/lib/kit/text/full-name';
import { type ShareActs, useShareOffers } from './use-share-acts';
import { useShareWords } from './use-share-words';

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'attention',
  completed: 'done',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** A status nobody knew of says nothing by its colour. */
function shareTone(status: string): Tone {
  return TONES[status] ?? 'neutral';
}

interface SharesTableProps {
  shares: readonly ListedShare[];
  /** The list is of one patient: whose they are need not be said. */
  isOfOne: boolean;
  rights: Pick<ShareRights, 'takesReceipts' | 'takesSlips'>;
  acts: ShareActs;
  stale: boolean;
}

/** Newest first, as it comes. What waits for a decision says why, and since when. */
export function SharesTable({ shares, isOfOne, rights, acts, stale }: SharesTableProps) {
  const t = useTranslations('patientShares');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const { paidAt, account } = useShareWords();
  const offersOf = useShareOffers(rights, acts);
  const paid = ({ paymentDate }: ListedShare) => {
    const moment = clinicMoment(new Date(paymentDate), zone);
    return { date: formatDate(moment.date, locale), time: formatTime(moment.minutes, locale) };
  };
  const nameOf = ({ patient }: ListedShare) => (patient ? fullName(patient) : '');
  const serviceDate = (share: ListedShare) =>
    share.serviceDate === null ? t('noCharge') : formatDate(share.serviceDate, locale);
  const statusOf = ({ status, statusLabel }: ListedShare) => (
    <Badge tone={shareTone(status)} isLong={statusLabel.length > LONG_STATUS}>
      <ServiceWords>{statusLabel}</ServiceWords>
    </Badge>
  );
  const decided = ({ review, resolution, cancellation }: ListedShare) =>
    review ? (
      <span className="flex gap-1 text-sm font-normal text-attention">
        <Icon name="alert" className="mt-0.5 size-4" />
        <span>
          {t.rich('flagged', {
            reason: () => <ServiceWords>{review.reasonLabel}</ServiceWords>,
            date: formatDate(clinicToday(zone, new Date(review.flaggedAt)), locale),
          })}
        </span>
      </span>
    ) : (
      (resolution || cancellation) && (
        <span className="block text-sm font-normal text-ink-muted">
          {resolution && t('resolved', { note: resolution.note, by: resolution.resolvedBy })}
          {cancellation &&
            t(cancellation.reason ? 'cancelled' : 'cancelledWithCharge', {
              reason: cancellation.reason ?? '',
              by: cancellation.by,
            })}
        </span>
      )
    );
  /** The method, and what proves the payment. */
  const method = ({ paymentMethodLabel, reference }: ListedShare) => (
    <>
      <ServiceWords>{paymentMethodLabel}</ServiceWords>
      {reference && <span className="wrap-anywhere"> · {t('reference', { reference })}</span>}
    </>
  );

  const columns: readonly Column<ListedShare>[] = [
    {
      key: 'what',
      header: t(isOfOne ? 'columns.concept' : 'columns.patient'),
      cell: (share) => (
        <>
          <span className="block">
            {isOfOne ? <ServiceWords>{share.conceptLabel}</ServiceWords> : nameOf(share)}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted">
            {!isOfOne && <ServiceWords>{share.conceptLabel}</ServiceWords>}
            {isPaid(share) ? (
              <>
                <span className="@table-xl:hidden">{paidAt(share)}</span>
                <span className="@table-xl:hidden">{method(share)}</span>
              </>
            ) : (
              <span className="@table-xl:hidden">{t('notPaid')}</span>
            )}
            <span className="@table-lg:hidden">
              {account(share).payer && `${account(share).payer} · `}
              {account(share).which}
            </span>
            <span className="@table-2xl:hidden">
              {share.serviceDate !== null && `${t('columns.serviceDate')}: `}
              {serviceDate(share)}
            </span>
          </span>
          <span className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5 @table-sm:hidden">
            <Pesos amount={share.amount} /> {statusOf(share)}
          </span>
          {decided(share)}
        </>
      ),
    },
    {
      key: 'paidAt',
      header: t('columns.paidAt'),
      hideBelow: 'xl',
      className: 'tabular w-36',
      cell: (share) =>
        isPaid(share) ? (
          <>
            <span className="block">{paid(share).date}</span>
            <span className="block text-sm text-ink-muted">
              {paid(share).time} · {method(share)}
            </span>
          </>
        ) : (
          t('notPaid')
        ),
    },
    {
      key: 'account',
      header: t('columns.account'),
      hideBelow: 'lg',
      className: 'w-48',
      cell: (share) => {
        const { payer, which } = account(share);
        return (
          <>
            {payer && <span className="block">{payer}</span>}
            <span className={cx('block text-ink-muted', payer && 'tabular text-sm')}>{which}</span>
          </>
        );
      },
    },
    {
      key: 'serviceDate',
      header: t('columns.serviceDate'),
      hideBelow: '2xl',
      className: 'tabular w-32',
      cell: (share) => (
        <span className={share.serviceDate === null ? 'text-ink-muted' : ''}>
          {serviceDate(share)}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: ({ amount }) => <Pesos amount={amount} />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      hideBelow: 'sm',
      className: 'w-30',
      cell: statusOf,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      className: 'w-42 @max-table-lg:w-30',
      cell: (share) => {
        const offers = offersOf(share);
        return (
          offers.length > 0 && <span className="flex flex-wrap justify-end gap-1.5">{offers}</span>
        );
      },
    },
  ];

  return (
    <DataTable
      caption={t('table')}
      // Of one patient there may be nothing to be done with any.
      columns={columns.filter(
        ({ key }) =>
          key !== 'actions' || !isOfOne || shares.some((share) => offersOf(share).length > 0),
      )}
      rows={shares}
      rowKey={({ id }) => id}
      rowTone={({ review }) => (review ? 'attention' : undefined)}
      rowHref={isOfOne ? undefined : ({ patientId = '' }) => patientBillingHref(patientId)}
      stale={stale}
    />
  );
}
