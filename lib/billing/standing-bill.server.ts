import 'server-only';
import { recordOrLog } from '@/lib/audit/audit';
import { invoicesMade } from '@/lib/audit/invoices-made';
import { FULL_PAGE } from '@/lib/clinic/all-pages';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { ownRow } from '@/lib/clinic/own-row';
import { listCharges } from '@/lib/contract/charges';
import { listInvoices } from '@/lib/contract/invoices';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import type { StandingBill } from './standing-bill';

interface Which {
  readonly appointmentId: string;
  /** Whose it is. */
  readonly patientId: string;
}

/**
 * What a form that is opened to bill an appointment begins with. Where it is not known, or cannot be
 * read in time, nobody is kept from billing: the service refuses a second bill by itself.
 */
export async function billBefore(
  caller: Caller,
  { appointmentId, patientId }: { readonly [K in keyof Which]: string | undefined },
): Promise<StandingBill | undefined> {
  if (appointmentId === undefined || patientId === undefined) return undefined;
  const loaded = await loadForPage(caller, standingBill(caller, { appointmentId, patientId }));
  return loaded.problem ? undefined : loaded.data;
}

/**
 * The bill an appointment is on, among the patient's newest. Of a service that lists none, the invoice
 * that was made here. Throws as `readOnBehalfOf` does.
 */
export async function standingBill(
  caller: Caller,
  which: Which,
): Promise<StandingBill | undefined> {
  const { features } = clinic();
  const [listsInvoices, listsCharges] = await Promise.all([
    features.offers(listInvoices.id),
    features.offers(listCharges.id),
  ]);
  const [invoice, charge] = await Promise.all([
    listsInvoices ? listedInvoice(caller, which) : madeInvoice(caller, which),
    listsCharges ? listedCharge(caller, which) : undefined,
  ]);
  return invoice ?? charge;
}

async function listedInvoice(
  caller: Caller,
  { appointmentId, patientId }: Which,
): Promise<StandingBill | undefined> {
  const { data } = await readOnBehalfOf(caller, listInvoices, {
    query: { patientId, page: 1, limit: FULL_PAGE },
  });
  const found = data.find(
    (invoice) => invoice.appointmentId === appointmentId && invoice.status !== 'void',
  );
  return found && invoiceBill(found.id, found.invoiceNumber, true);
}

async function madeInvoice(
  caller: Caller,
  { appointmentId, patientId }: Which,
): Promise<StandingBill | undefined> {
  const [made] = await invoicesMade({ patientId, appointmentId });
  if (made?.invoiceNumber === undefined) return undefined;
  await recordOrLog(ownRow(caller, listInvoices.id, { patientId, detail: { appointmentId } }));
  return invoiceBill(made.id, made.invoiceNumber, false);
}

function invoiceBill(id: string, number: string, isCertain: boolean): StandingBill {
  return { rail: 'invoice', id, number, isCertain };
}

async function listedCharge(
  caller: Caller,
  { appointmentId, patientId }: Which,
): Promise<StandingBill | undefined> {
  const { data } = await readOnBehalfOf(caller, listCharges, {
    query: { patientId, appointmentId, page: 1, limit: 1 },
  });
  // A service may not know one of these filters.
  const found = data.find((charge) => charge.appointmentId === appointmentId);
  if (found === undefined) return undefined;
  const { payerName, patientShare } = found;
  const isOwn = patientShare?.status === 'pending' || patientShare?.status === 'completed';
  return { rail: 'charge', payer: payerName, ...(isOwn && { share: patientShare.amount }) };
}
