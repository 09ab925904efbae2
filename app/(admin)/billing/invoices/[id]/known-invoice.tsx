import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PaymentsOfInvoice } from '@/components/payments/payments-of-invoice';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { invoicesMade } from '@/lib/audit/invoices-made';
import { patientBillingHref } from '@/lib/billing/invoice-view';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { patientName } from '@/lib/clinic/patient-names.server';
import { readInvoice } from '@/lib/contract/invoices';
import { listPayments } from '@/lib/contract/payments';
import { env } from '@/lib/env.server';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { formatInstant } from '@/lib/rules/clinic-time';
import { fullName } from '@/lib/rules/full-name';
import { formatPesos } from '@/lib/rules/money-format';

/** What is known of an invoice that the service does not show: how it was made here, what was paid. */
export async function KnownInvoice({ caller, id }: { caller: Caller; id: string }) {
  const t = await getTranslations('invoices');
  const locale = await getLocale();
  await loadForPage(caller, requireRight(caller, readInvoice, { params: { id } }));
  const { features } = clinic();
  const [[made], payments, ...offered] = await Promise.all([
    invoicesMade({ id }),
    loadForPage(
      caller,
      readOnBehalfOf(caller, listPayments, { query: { invoiceId: id, limit: 100 } }),
    ),
    features.offers('invoices.issue'),
    features.offers('payments.create'),
    features.offers('invoices.void'),
  ]);
  if (payments.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={payments.problem} title={t('detail.failed')} />
      </div>
    );
  }
  if (made === undefined && payments.data.data.length === 0) notFound();
  const patient = made?.patientId && (await patientName(made.patientId, caller));
  const facts = made && [
    made.total !== undefined && t('known.total', { total: formatPesos(made.total, locale) }),
    t('known.created', {
      date: formatInstant(made.createdAt, locale, env().timezone),
      name: made.createdBy ?? '–',
    }),
  ];
  return (
    <>
      <PageHeader
        title={t('detail.title', { number: made?.invoiceNumber ?? id })}
        facts={
          <>
            {typeof patient === 'object' && (
              <Link
                href={patientBillingHref(patient.id)}
                className="font-medium text-accent underline-offset-2 hover:underline"
              >
                {fullName(patient)}
              </Link>
            )}
            {facts && <p className="mt-0.5 text-sm">{facts.filter(Boolean).join(' · ')}</p>}
          </>
        }
      />
      <p className="mb-4 max-w-prose text-pretty text-ink-muted">
        {t('known.one')}
        {features.known() && !offered.includes(true) && ` ${t('known.elsewhere')}`}
      </p>
      <div className="max-w-xl">
        <Card title={t('detail.payments')} flush>
          <PaymentsOfInvoice payments={payments.data.data} />
        </Card>
      </div>
    </>
  );
}
