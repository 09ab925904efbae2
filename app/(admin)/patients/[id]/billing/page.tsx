import { dehydrate } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { paymentRights, shareRights } from '@/lib/billing/bill-rights.server';
import type { KnownInvoices } from '@/lib/billing/invoices/known-invoices';
import { readKnownInvoices } from '@/lib/billing/invoices/known-invoices.server';
import { latestOf, NEWEST, openInvoices } from '@/lib/billing/patient-bills';
import { mayBillPlan } from '@/lib/billing/planned-lines.server';
import { listCharges } from '@/lib/contract/billing/charges';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import { listPayments } from '@/lib/contract/billing/payments';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { type Loaded, loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientBillingScreen } from './client';

export const generateMetadata = screenMetadata('patientBilling');

/** What one patient owes, was billed and paid. What fails here the browser asks for itself. */
export default async function PatientBillingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  const queries = createQueryClient();
  const load = (read: Promise<unknown>) => loadForPage(caller, read);
  await requireScreen(caller, 'patientBilling');
  const listsInvoices = await clinic().features.offers(listInvoices.id);
  const showsCharges = await mayUse(caller, listCharges.id);
  const payments = await paymentRights(caller);
  const printsStatement = await mayUse(caller, 'receivables.statement');
  const [patient, known, canBill, billsPlan, canCharge, removes, shares] = await Promise.all([
    load(prefetch(queries, caller, readPatient, { params: { id } })),
    listsInvoices ? undefined : knownOf(caller, id),
    mayUse(caller, 'invoices.create'),
    mayBillPlan(caller),
    mayUse(caller, 'charges.create'),
    mayUse(caller, 'charges.remove'),
    shareRights(caller),
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
          rights={{
            canBill,
            billsPlan,
            canCharge,
            showsCharges,
            removes,
            shares,
            printsStatement,
            payments,
          }}
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
