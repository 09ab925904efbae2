'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Pesos } from '@/components/pesos';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/states/skeleton';
import { invoiceQueries, shareQueries } from '@/lib/billing/billing-queries';
import { NEWEST, openInvoices } from '@/lib/billing/patient-bills';
import { formatPesos } from '@/lib/kit/money/money-format';

/**
 * What a patient owes on the invoices that were issued; a draft is no debt yet. What is still to be
 * paid of charges to payers is told beside it: it is on no invoice, and collected as none.
 */
export function PatientBalance({ patientId }: { patientId: string }) {
  const t = useTranslations('patientBilling');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  const locale = useLocale();
  const lists = useQueries({
    queries: openInvoices(patientId).map((query) => invoiceQueries.list(query)),
  });
  const read = lists.flatMap(({ data }) => data ?? []);
  const failed = lists.find(({ error }) => error !== null);
  const open = read.flatMap(({ data }) => data);
  const total = read.reduce((sum, { pagination }) => sum + pagination.total, 0);
  const isWhole = total === open.length;
  const due = open.reduce((sum, invoice) => sum + invoice.due, 0);
  return (
    <section
      aria-label={t('balance')}
      className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2.5"
    >
      {read.length === lists.length ? (
        <dl>
          <dt className="text-sm text-ink-muted">{t('balance')}</dt>
          <dd className="tabular">
            <span className="text-xl font-semibold">
              {isWhole ? <Pesos amount={due} /> : t('atLeast', { due: formatPesos(due, locale) })}
            </span>{' '}
            <span className="text-ink-muted">{t('open', { count: total })}</span>
          </dd>
          {failed && <dd className="text-sm text-attention">{t('stale')}</dd>}
          <PendingShares patientId={patientId} />
        </dl>
      ) : failed ? (
        <>
          <p role="alert" className="text-danger">
            {t('failed')} {errors(problemMessage(problemFacts(failed.error)))}
          </p>
          <Button
            size="small"
            pending={lists.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const list of lists) void list.refetch();
            }}
          >
            {common('retry')}
          </Button>
        </>
      ) : (
        <Skeleton className="h-9 w-44" />
      )}
    </section>
  );
}

/** Of the newest shares, which the page reads and shows: of more, it is what there is at least. */
function PendingShares({ patientId }: { patientId: string }) {
  const t = useTranslations('patientBilling');
  const locale = useLocale();
  const { data } = useQuery({ ...shareQueries.ofPatient(patientId, 1, NEWEST), enabled: false });
  const pending = data?.payments.filter(({ status }) => status === 'pending') ?? [];
  if (data === undefined || pending.length === 0) return null;
  const amount = formatPesos(
    pending.reduce((sum, share) => sum + share.amount, 0),
    locale,
  );
  const isWhole = data.pagination.total <= data.payments.length;
  return (
    <dd className="tabular text-sm">
      {t(isWhole ? 'pendingShares' : 'pendingSharesAtLeast', { count: pending.length, amount })}
    </dd>
  );
}
