import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PaymentsOfInvoice } from '@/components/billing/payments/payments-of-invoice';
import { ReloadError } from '@/components/form/reload-error';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { invoicesMade } from '@/lib/billing/invoices/invoices-made';
import { patientBillingHref } from '@/lib/billing/shared/invoice-view';
import { readInvoice } from '@/lib/contract/billing/invoices';
import { listPayments } from '@/lib/contract/billing/payments';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf, requireRight } from '@/lib/server/door/on-behalf-of';
import { patientName } from '@/lib/server/door/patient-names.server';
import { env } from '@/lib/server/settings/env.server';

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
  caller.view?.names(made?.patientId === undefined ? [] : [made.patientId]);
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
