import { getLocale, getTranslations } from 'next-intl/server';
import { InvoiceForm } from '@/components/billing/invoices/new/invoice-form';
import { PageHeader } from '@/components/ui/page-header';
import { appointmentToBill, linesOf } from '@/lib/billing/appointment-to-bill.server';
import { billRights, takesKinds } from '@/lib/billing/bill-rights.server';
import type { InvoiceStart } from '@/lib/billing/invoices/invoice-form';
import { loadNewBill } from '@/lib/billing/new-bill-view';
import { mayBillPlan } from '@/lib/billing/planned-lines.server';
import { standingBillIfKnown } from '@/lib/billing/shared/standing-bill.server';
import { createInvoice } from '@/lib/contract/billing/invoices';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { recentlyOpened } from '@/lib/server/door/recently-opened.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';

export const generateMetadata = screenMetadata('newInvoice');

/** `?patientId`, with `from=plan` to begin with what is planned, or `?appointmentId` with `patientId` and `date` for a service that reads no single one. */
export default async function NewInvoicePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'newInvoice');
  const named = await loadNewBill(searchParams);
  const { patientId, appointmentId } = named;
  const [
    recents,
    loaded,
    standing,
    createsPatients,
    searchesProcedures,
    asksKinds,
    rightsOnBills,
    billsPlan,
  ] = await Promise.all([
    recentlyOpened(caller),
    loadForPage(caller, appointmentToBill(caller, named)),
    standingBillIfKnown(caller, named),
    mayUse(caller, 'patients.create'),
    mayUse(caller, 'procedures.list'),
    takesKinds(createInvoice),
    billRights(caller),
    mayBillPlan(caller),
  ]);
  // The form is there without it, too, and says that it could not be read.
  const appointment = loaded.problem ? undefined : loaded.data;
  const { timezone } = env();
  const t = await getTranslations('invoices.new');
  const start: InvoiceStart = {
    patientId: appointment?.patientId ?? patientId ?? undefined,
    appointmentId: appointment && (appointmentId ?? undefined),
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
          isAppointmentUnread: appointmentId !== null && appointment === undefined,
          today: clinicToday(timezone, new Date()),
          recents: recents.patients,
          createsPatients,
        }}
        startsWithPlan={named.from === 'plan'}
        rights={{ searchesProcedures, takesKinds: asksKinds, ...rightsOnBills, billsPlan }}
      />
    </ClientMessages>
  );
}
