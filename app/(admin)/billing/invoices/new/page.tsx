import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { InvoiceForm } from '@/components/invoices/new/invoice-form';
import { PageHeader } from '@/components/ui/page-header';
import { fromPageParams } from '@/lib/address-params';
import {
  appointmentToBill,
  linesOf,
  namedAppointment,
} from '@/lib/billing/appointment-to-bill.server';
import { billRights } from '@/lib/billing/bill-rights.server';
import type { InvoiceStart } from '@/lib/billing/invoice-form';
import { mayBillPlan } from '@/lib/billing/planned-lines.server';
import { standingBillIfKnown } from '@/lib/billing/standing-bill.server';
import { mayUse } from '@/lib/clinic/may-use';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { recentlyOpened } from '@/lib/clinic/recently-opened.server';
import { createInvoice } from '@/lib/contract/invoices';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday, formatInstant } from '@/lib/rules/clinic-time';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices.new');
  return { title: t('title') };
}

/** `?patientId`, with `from=plan` to begin with what is planned, or `?appointmentId` with `patientId` and `date` for a service that reads no single one. */
export default async function NewInvoicePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, createInvoice, {}));
  const read = fromPageParams(await searchParams);
  const named = namedAppointment(read);
  const { patientId, appointmentId } = named;
  const [recents, loaded, standing, createsPatients, searchesProcedures, rightsOnBills, billsPlan] =
    await Promise.all([
      recentlyOpened(caller),
      loadForPage(caller, appointmentToBill(caller, named)),
      standingBillIfKnown(caller, named),
      mayUse(caller, 'patients.create'),
      mayUse(caller, 'procedures.list'),
      billRights(caller),
      mayBillPlan(caller),
    ]);
  // The form is there without it, too, and says that it could not be read.
  const appointment = loaded.problem ? undefined : loaded.data;
  const { timezone } = env();
  const t = await getTranslations('invoices.new');
  const start: InvoiceStart = {
    patientId: appointment?.patientId ?? patientId,
    appointmentId: appointment && appointmentId,
    lines: appointment ? linesOf(appointment) : [],
    standing: appointment && standing,
  };
  return (
    <ClientMessages
      namespaces={['billLines', 'billing', 'invoices', 'items', 'patientPicker', 'identity']}
    >
      <PageHeader title={t('title')} />
      <InvoiceForm
        // Another address is another bill; what could be read of it makes none.
        key={`${patientId} ${appointmentId}`}
        start={start}
        subject={{
          appointment:
            appointment && formatInstant(appointment.startTime, await getLocale(), timezone),
          isAppointmentUnread: appointmentId !== undefined && appointment === undefined,
          today: clinicToday(timezone, new Date()),
          recents: recents.patients,
          createsPatients,
        }}
        startsWithPlan={read('from') === 'plan'}
        rights={{ searchesProcedures, ...rightsOnBills, billsPlan }}
      />
    </ClientMessages>
  );
}
