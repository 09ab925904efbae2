'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ChargesTable } from '@/components/billing/charges/charges-table';
import { RemoveDialog } from '@/components/billing/charges/remove-dialog';
import { InvoicesTable } from '@/components/billing/invoices/invoices-table';
import { NewInvoiceButton } from '@/components/billing/invoices/new-invoice-button';
import { PatientBalance } from '@/components/billing/invoices/patient-balance';
import { PaymentsTable } from '@/components/billing/payments/payments-table';
import { SharesTable } from '@/components/billing/shares/shares-table';
import { useShareActs } from '@/components/billing/shares/use-share-acts';
import { StatementButton } from '@/components/billing/statement-button';
import { LoadError } from '@/components/form/load-error';
import { ReloadError } from '@/components/form/reload-error';
import { PatientBanner } from '@/components/patients/patient-banner';
import { RecordTabs } from '@/components/patients/record-tabs';
import { TableSkeleton } from '@/components/table/table-skeleton';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Card } from '@/components/ui/card';
import {
  chargeQueries,
  invoiceQueries,
  paymentQueries,
  shareQueries,
} from '@/lib/billing/billing-queries';
import type { KnownInvoices } from '@/lib/billing/invoices/known-invoices';
import type { ShareRights } from '@/lib/billing/listed-share';
import { latestOf, MOST_CHARGES, NEWEST } from '@/lib/billing/patient-bills';
import type { PaymentRights } from '@/lib/billing/payment-rights';
import { SHARES_PATH } from '@/lib/billing/share-view';
import { chargeOfPatientHref, type ListedCharge } from '@/lib/billing/shared/charge-view';
import { invoicesOfHref, newInvoiceOfPlanHref } from '@/lib/billing/shared/invoice-view';
import type { RecordPart } from '@/lib/patients/rules/record-parts';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import type { Loaded } from '@/lib/server/door/load-for-page.server';

interface PatientBillingScreenProps {
  id: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  parts: readonly RecordPart[];
  /** In place of a list of invoices that the service does not give. */
  known: Loaded<KnownInvoices> | undefined;
  rights: {
    readonly canBill: boolean;
    /** What the patient's chart plans. */
    readonly billsPlan: boolean;
    readonly canCharge: boolean;
    readonly showsCharges: boolean;
    /** Charges, off their payer's account. */
    readonly removes: boolean;
    readonly shares: ShareRights;
    readonly printsStatement: boolean;
    readonly payments: PaymentRights;
  };
  /** Why the patient could not be read on the server. */
  problem: PageProblem | undefined;
  /** Above everything else that was billed. */
  aside: ReactNode;
}

/** What one patient owes, was billed and paid, in one view. */
export function PatientBillingScreen(props: PatientBillingScreenProps) {
  const { id, today, parts, known, rights, problem, aside } = props;
  const t = useTranslations('patientBilling');
  const words = useTranslations('patient');
  const invoices = useTranslations('invoices');
  const patient = useQuery(patientQueries.read(id));
  const error = patient.error ?? (problem && toProblem(problem));
  return (
    <>
      {patient.data ? (
        <PatientBanner
          patient={patient.data}
          today={today}
          actions={
            <>
              {rights.printsStatement && <StatementButton patientId={id} />}
              {rights.billsPlan && (
                <LinkButton href={newInvoiceOfPlanHref(id)}>{invoices('plan.bill')}</LinkButton>
              )}
              {rights.canBill && <NewInvoiceButton patientId={id} />}
            </>
          }
        />
      ) : (
        error && (
          <LoadError
            heading="h1"
            title={words('failed')}
            error={error}
            retrying={patient.isFetching}
            onRetry={() => void patient.refetch()}
          />
        )
      )}
      <RecordTabs id={id} current="billing" parts={parts} />
      {aside}
      <div className="grid gap-4">
        {known === undefined && <PatientBalance patientId={id} />}
        <InvoicesCard id={id} known={known} />
        <PaymentsCard id={id} rights={rights.payments} />
        {rights.showsCharges && <ChargesCard id={id} rights={rights} />}
        <SharesCard id={id} rights={rights.shares} />
        {known !== undefined && <p className="text-sm text-ink-muted">{t('known')}</p>}
      </div>
    </>
  );
}

function InvoicesCard({ id, known }: { id: string; known: Loaded<KnownInvoices> | undefined }) {
  const t = useTranslations('patientBilling');
  const words = useTranslations('invoices');
  const list = useQuery({
    ...invoiceQueries.list(latestOf.invoices(id)),
    enabled: known === undefined,
  });
  const found = known?.problem === undefined && known !== undefined ? known.data : list.data;
  return (
    <NewestCard title={words('title')} href={invoicesOfHref(id)} total={found?.pagination.total}>
      {known?.problem ? (
        <ReloadError problem={known.problem} title={words('failed')} />
      ) : found ? (
        <Newest
          none={t(known === undefined ? 'noInvoices' : 'noneKnown')}
          count={found.data.length}
          isStale={list.isError}
        >
          <InvoicesTable invoices={found.data} stale={list.isPlaceholderData} isOfOne />
        </Newest>
      ) : (
        <Missing query={list} failed={words('failed')} loading={words('loading')} />
      )}
    </NewestCard>
  );
}

function PaymentsCard({ id, rights }: { id: string; rights: PaymentRights }) {
  const t = useTranslations('patientBilling');
  const words = useTranslations('payments');
  const list = useQuery(paymentQueries.list(latestOf.payments(id)));
  return (
    <NewestCard
      title={words('title')}
      href={`/billing/payments?patientId=${id}`}
      total={list.data?.pagination.total}
    >
      {list.data ? (
        <Newest none={t('noPayments')} count={list.data.data.length} isStale={list.isError}>
          <PaymentsTable
            payments={list.data.data}
            stale={list.isPlaceholderData}
            isOfOne
            rights={rights}
          />
        </Newest>
      ) : (
        <Missing query={list} failed={words('failed')} loading={words('loading')} />
      )}
    </NewestCard>
  );
}

function ChargesCard({ id, rights }: { id: string; rights: PatientBillingScreenProps['rights'] }) {
  const t = useTranslations('patientBilling');
  const words = useTranslations('charges');
  const [limit, setLimit] = useState(NEWEST);
  const list = useQuery(chargeQueries.list(latestOf.charges(id, limit)));
  const total = list.data?.pagination.total ?? 0;
  const [removing, setRemoving] = useState<ListedCharge>();
  return (
    <Card
      title={words('title')}
      flush
      aside={
        rights.canCharge && (
          <LinkButton href={chargeOfPatientHref(id)} size="small">
            {words('create')}
          </LinkButton>
        )
      }
    >
      {list.data ? (
        <Newest none={t('noCharges')} count={list.data.data.length} isStale={list.isError}>
          <ChargesTable
            charges={list.data.data}
            onRemove={rights.removes ? setRemoving : undefined}
          />
        </Newest>
      ) : (
        <Missing query={list} failed={words('failed')} loading={words('loading')} />
      )}
      {limit === NEWEST && total > NEWEST && (
        <div className="border-t border-line px-4 py-2.5">
          <Button size="small" onClick={() => setLimit(MOST_CHARGES)}>
            {t('all', { total })}
          </Button>
        </div>
      )}
      {removing && (
        <RemoveDialog key={removing.id} charge={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  );
}

function SharesCard({ id, rights }: { id: string; rights: ShareRights }) {
  const t = useTranslations('patientBilling');
  const words = useTranslations('patientShares');
  const { acts, dialog } = useShareActs(rights);
  const patient = useQuery(patientQueries.read(id));
  // The contract shows them of active patients only: of another one there is nothing to ask for.
  const isInactive = patient.data?.status === 'inactive';
  const list = useQuery({ ...shareQueries.ofPatient(id, 1, NEWEST), enabled: !isInactive });
  return (
    <NewestCard
      title={words('title')}
      href={`${SHARES_PATH}?patientId=${id}`}
      total={list.data?.pagination.total}
    >
      {list.data ? (
        <Newest none={t('noShares')} count={list.data.payments.length} isStale={list.isError}>
          <SharesTable
            shares={list.data.payments}
            isOfOne
            rights={rights}
            acts={acts}
            stale={list.isPlaceholderData}
          />
        </Newest>
      ) : isInactive ? (
        <p className="px-4 py-3 text-ink-muted">{t('sharesOfInactive')}</p>
      ) : (
        <Missing query={list} failed={words('failed')} loading={words('loading')} />
      )}
      {dialog}
    </NewestCard>
  );
}

/** The newest of a list, and the way to the rest. */
function NewestCard({
  title,
  href,
  total,
  children,
}: {
  title: string;
  href: string;
  total: number | undefined;
  children: ReactNode;
}) {
  const t = useTranslations('patientBilling');
  return (
    <Card
      title={title}
      flush
      aside={
        total !== undefined &&
        total > NEWEST && (
          <Link
            href={href}
            className="text-sm font-medium text-accent underline-offset-2 hover:underline"
          >
            {t('all', { total })}
          </Link>
        )
      }
    >
      {children}
    </Card>
  );
}

function Newest({
  none,
  count,
  isStale,
  children,
}: {
  none: string;
  count: number;
  /** It could not be read anew. */
  isStale: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('patientBilling');
  return (
    <>
      {isStale && <p className="border-b border-line px-4 py-2 text-attention">{t('stale')}</p>}
      {count === 0 ? <p className="px-4 py-3 text-ink-muted">{none}</p> : children}
    </>
  );
}

function Missing({
  query,
  failed,
  loading,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  failed: string;
  loading: string;
}) {
  return query.error ? (
    <LoadError
      title={failed}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <TableSkeleton label={loading} />
  );
}
