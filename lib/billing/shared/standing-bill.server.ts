import 'server-only';
import { invoicesMade } from '@/lib/billing/invoices/invoices-made';
import { listCharges } from '@/lib/contract/billing/charges';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { FULL_PAGE } from '@/lib/server/door/all-pages';
import { recordShown } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { ownRow } from '@/lib/server/door/own-row';
import { STATUSES } from './invoice-view';
import { isCertain, type StandingBill } from './standing-bill';

interface Which {
  readonly appointmentId: string;
  /** Whose it is. */
  readonly patientId: string;
}

/**
 * What a form that is opened to bill an appointment begins with. Where it is not known, or cannot be
 * read in time, nobody is kept from billing: the service refuses a second bill by itself.
 */
export async function standingBillIfKnown(
  caller: Caller,
  { appointmentId, patientId }: { readonly [K in keyof Which]: string | null },
): Promise<StandingBill | undefined> {
  if (appointmentId === null || patientId === null) return undefined;
  const loaded = await loadForPage(caller, standingBill(caller, { appointmentId, patientId }));
  return loaded.problem ? undefined : loaded.data;
}

/**
 * The bill an appointment is on, among the patient's newest. Of a service that lists none, the invoice
 * that was made here. One row on the trail where one is told of: appointments are opened all day, and
 * what else was read to find it nobody sees. Throws `ForbiddenError` and `ClinicError`.
 */
export async function standingBill(
  caller: Caller,
  which: Which,
): Promise<StandingBill | undefined> {
  await requireRight(caller, listInvoices, { query: { patientId: which.patientId } });
  await requireRight(caller, listCharges, { query: { patientId: which.patientId } });
  const { features } = clinic();
  const [listsInvoices, listsCharges] = await Promise.all([
    features.offers(listInvoices.id),
    features.offers(listCharges.id),
  ]);
  const [invoice, charge] = await Promise.all([
    listsInvoices ? listedInvoice(caller, which) : madeInvoice(which),
    listsCharges ? listedCharge(caller, which) : undefined,
  ]);
  const found = [invoice, charge].find(isCertain) ?? invoice;
  if (found) {
    const { patientId, appointmentId } = which;
    const action = found.rail === 'invoice' ? listInvoices.id : listCharges.id;
    await recordShown(caller, ownRow(caller, action, { patientId, detail: { appointmentId } }));
  }
  return found;
}

async function listedInvoice(
  caller: Caller,
  { appointmentId, patientId }: Which,
): Promise<StandingBill | undefined> {
  const query = { patientId, page: 1, limit: FULL_PAGE };
  const { data } = await clinic().client.call(listInvoices, { query }, caller);
  const bills = data
    .filter((invoice) => invoice.appointmentId === appointmentId && invoice.status !== 'void')
    // A status of another service that nobody here knows may be one of those taken back.
    .map(({ id, invoiceNumber, status }) =>
      invoiceBill(
        id,
        invoiceNumber,
        STATUSES.some((known) => known === status),
      ),
    );
  return bills.find(isCertain) ?? bills[0];
}

async function madeInvoice(which: Which): Promise<StandingBill | undefined> {
  const [made] = await invoicesMade(which);
  if (made?.invoiceNumber === undefined) return undefined;
  return invoiceBill(made.id, made.invoiceNumber, false);
}

function invoiceBill(id: string, number: string, isCertain: boolean): StandingBill {
  return { rail: 'invoice', id, number, isCertain };
}

async function listedCharge(
  caller: Caller,
  { appointmentId, patientId }: Which,
): Promise<StandingBill | undefined> {
  const query = { patientId, appointmentId, page: 1, limit: 1 };
  const { data } = await clinic().client.call(listCharges, { query }, caller);
  // A service may not know one of these filters.
  const found = data.find((charge) => charge.appointmentId === appointmentId);
  if (found === undefined) return undefined;
  const { payerName, patientShare } = found;
  const isOwn = patientShare?.status === 'pending' || patientShare?.status === 'completed';
  return { rail: 'charge', payer: payerName, ...(isOwn && { share: patientShare.amount }) };
}
