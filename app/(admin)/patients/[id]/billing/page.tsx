import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import type { KnownInvoices } from '@/lib/billing/known-invoices';
import { readKnownInvoices } from '@/lib/billing/known-invoices.server';
import { latestOf, NEWEST, openInvoices } from '@/lib/billing/patient-bills';
import { mayBillPlan } from '@/lib/billing/planned-lines.server';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listCharges } from '@/lib/contract/charges';
import { listInvoices } from '@/lib/contract/invoices';
import { ID_PATTERN } from '@/lib/contract/limits';
import { listPatientSharesOf } from '@/lib/contract/patient-shares';
import { readPatient } from '@/lib/contract/patients';
import { listPayments } from '@/lib/contract/payments';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { type Loaded, loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { PatientBillingScreen } from './client';

/** No name in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patient.tabs');
  return { title: t('billing') };
}

/** What one patient owes, was billed and paid. What fails here the browser asks for itself. */
export default async function PatientBillingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  const queries = createQueryClient();
  const load = (read: Promise<unknown>) => loadForPage(caller, read);
  await load(requireRight(caller, listPayments, {}));
  const listsInvoices = await clinic().features.offers(listInvoices.id);
  const showsCharges = await mayUse(caller, listCharges.id);
  const [patient, known, canBill, billsPlan, canCharge, removes, settles] = await Promise.all([
    load(prefetch(queries, caller, readPatient, { params: { id } })),
    listsInvoices ? undefined : knownOf(caller, id),
    mayUse(caller, 'invoices.create'),
    mayBillPlan(caller),
    mayUse(caller, 'charges.create'),
    mayUse(caller, 'charges.remove'),
    mayUse(caller, 'patient-shares.resolve-review'),
    load(prefetch(queries, caller, listPayments, { query: latestOf.payments(id) })),
    load(
      prefetch(queries, caller, listPatientSharesOf, {
        params: { patientId: id },
        query: { page: 1, limit: NEWEST, with: 'resolutions' },
      }),
    ),
    showsCharges
      ? load(prefetch(queries, caller, listCharges, { query: latestOf.charges(id) }))
      : undefined,
    ...(listsInvoices
      ? [
          load(prefetch(queries, caller, listInvoices, { query: latestOf.invoices(id) })),
          ...openInvoices(id).map((query) =>
            load(prefetch(queries, caller, listInvoices, { query })),
          ),
        ]
      : []),
  ]);
  if (patient.problem?.status === 404) notFound();
  return (
    <ClientMessages
      namespaces={[
        'billing',
        'charges',
        'identity',
        'invoices',
        'patient',
        'patientBilling',
        'patientShares',
        'payments',
      ]}
    >
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PatientBillingScreen
          id={id}
          today={clinicToday(env().timezone, new Date())}
          parts={recordParts(caller.session.staff.role)}
          known={known}
          rights={{ canBill, billsPlan, canCharge, showsCharges, removes, settles }}
          problem={patient.problem}
          aside={
            <UnknownChanges
              caller={caller}
              patientId={id}
              resources={['invoices', 'payments', 'charges', 'patient-shares']}
            />
          }
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

function knownOf(caller: Caller, patientId: string): Promise<Loaded<KnownInvoices>> {
  return loadForPage(caller, readKnownInvoices(caller, { patientId, page: 1, limit: NEWEST }));
}
