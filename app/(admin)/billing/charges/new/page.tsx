import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { appointmentToBill, linesOf } from '@/lib/billing/appointment-to-bill.server';
import { attentionsOf } from '@/lib/billing/attentions.server';
import { billRights, takesKinds, takesShareReference } from '@/lib/billing/bill-rights.server';
import { loadNewBill } from '@/lib/billing/new-bill-view';
import { readActivePayers } from '@/lib/billing/read-payers.server';
import { standingBillIfKnown } from '@/lib/billing/shared/standing-bill.server';
import { createCharge } from '@/lib/contract/billing/charges';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import type { PageProblem } from '@/lib/queries/page-problem';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { ChooseAttention } from './choose-attention';
import { NewChargeScreen } from './client';

export const generateMetadata = screenMetadata('newCharge');

/** `?patientId` to choose one of their attentions; `?appointmentId` with `patientId` and `date`. */
export default async function NewChargePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'newCharge');
  const named = await loadNewBill(searchParams);
  const { appointmentId, patientId } = named;
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  if (appointmentId === null) {
    if (patientId === null) notFound();
    const [patient, attentions] = await Promise.all([
      loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id: patientId } })),
      loadForPage(caller, attentionsOf(caller, patientId, today)),
    ]);
    if (patient.problem?.status === 404) notFound();
    if (patient.problem) return <NotLoaded problem={patient.problem} />;
    if (attentions.problem) return <NotLoaded problem={attentions.problem} />;
    return (
      <ChooseAttention patient={patient.data} attentions={attentions.data} timezone={timezone} />
    );
  }
  const [
    appointment,
    standing,
    payers,
    searchesProcedures,
    asksKinds,
    takesReference,
    rightsOnBills,
  ] = await Promise.all([
    loadForPage(caller, appointmentToBill(caller, named)),
    standingBillIfKnown(caller, named),
    loadForPage(caller, readActivePayers(caller)),
    mayUse(caller, 'procedures.list'),
    takesKinds(createCharge),
    takesShareReference(),
    billRights(caller),
  ]);
  if (appointment.problem?.status === 404) notFound();
  if (appointment.problem) return <NotLoaded problem={appointment.problem} />;
  if (payers.problem) return <NotLoaded problem={payers.problem} />;
  const { data: found } = appointment;
  if (found === undefined) notFound();
  const [only, second] = payers.data;
  return (
    <ClientMessages
      namespaces={[
        'billing',
        'billLines',
        'charges',
        'identity',
        'items',
        'patientPicker',
        'payments',
      ]}
    >
      <NewChargeScreen
        // Another address is another charge.
        key={appointmentId}
        start={{
          patientId: found.patientId,
          appointmentId,
          lines: linesOf(found),
          standing,
          payerId: only && !second ? only.id : '',
        }}
        appointment={formatInstant(found.startTime, await getLocale(), timezone)}
        payers={payers.data}
        today={today}
        rights={{ searchesProcedures, takesKinds: asksKinds, takesReference, ...rightsOnBills }}
      />
    </ClientMessages>
  );
}

async function NotLoaded({ problem }: { problem: PageProblem }) {
  const t = await getTranslations('charges.new');
  return (
    <>
      <PageHeader title={t('title')} />
      <ReloadError problem={problem} title={t('failed')} />
    </>
  );
}
