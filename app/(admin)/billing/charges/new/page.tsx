import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { fromPageParams } from '@/lib/address-params';
import {
  appointmentToBill,
  linesOf,
  namedAppointment,
} from '@/lib/billing/appointment-to-bill.server';
import { attentionsOf } from '@/lib/billing/attentions.server';
import { billRights } from '@/lib/billing/bill-rights.server';
import { readActivePayers } from '@/lib/billing/read-payers.server';
import { standingBillIfKnown } from '@/lib/billing/standing-bill.server';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { createCharge } from '@/lib/contract/charges';
import { readPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import type { PageProblem } from '@/lib/queries/page-problem';
import { clinicToday, formatInstant } from '@/lib/rules/clinic-time';
import { ChooseAttention } from './choose-attention';
import { NewChargeScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('charges.new');
  return { title: t('title') };
}

/** `?patientId` to choose one of their attentions; `?appointmentId` with `patientId` and `date`. */
export default async function NewChargePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, createCharge, {}));
  const named = namedAppointment(fromPageParams(await searchParams));
  const { appointmentId, patientId } = named;
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  if (appointmentId === undefined) {
    if (patientId === undefined) notFound();
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
  const [appointment, standing, payers, searchesProcedures, rightsOnBills] = await Promise.all([
    loadForPage(caller, appointmentToBill(caller, named)),
    standingBillIfKnown(caller, named),
    loadForPage(caller, readActivePayers(caller)),
    mayUse(caller, 'procedures.list'),
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
      namespaces={['billing', 'billLines', 'charges', 'identity', 'items', 'patientPicker']}
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
        rights={{ searchesProcedures, ...rightsOnBills }}
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
