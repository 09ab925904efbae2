import 'server-only';
import { listPayments } from '@/lib/contract/billing/payments';
import { readAllOnBehalfOf } from '@/lib/server/door/all-on-behalf-of';
import type { Caller } from '@/lib/server/door/caller';
import { patientName } from '@/lib/server/door/patient-names.server';
import { invoicesMade, MOST_MADE } from './invoices-made';
import type { ListedInvoice } from './known-invoices';
import { type KnownInvoices, pageOfKnown } from './known-invoices';

/** 2,000 payments: some months of a busy clinic. */
const MOST_PAGES = 20;

/**
 * The invoices a service that lists none is known to have: those made through this application, and
 * those something was paid on. Throws as `callOnBehalfOf` does; whoever asks checks the role.
 */
export async function readKnownInvoices(
  caller: Caller,
  { patientId, page, limit }: { patientId?: string | undefined; page: number; limit: number },
): Promise<KnownInvoices> {
  const filter = patientId === undefined ? {} : { patientId };
  const [made, payments] = await Promise.all([
    invoicesMade(filter),
    readAllOnBehalfOf(caller, listPayments, { query: filter }, MOST_PAGES),
  ]);
  const paid = 'tooMany' in payments ? undefined : payments.rows;
  const isPartial = paid === undefined || made.length >= MOST_MADE;
  const known = pageOfKnown(made, paid, { patientId, page, limit });
  caller.view?.names(known.data.flatMap(({ patientId }) => patientId ?? []));
  const data = await Promise.all(
    known.data.map(async (invoice): Promise<ListedInvoice> => {
      if (invoice.patientId === undefined) return invoice;
      const patient = await patientName(invoice.patientId, caller);
      if (typeof patient === 'string') return invoice;
      const { firstName, lastName } = patient;
      return { ...invoice, patient: { firstName, lastName } };
    }),
  );
  return { data, pagination: { page, total: known.total }, isPartial };
}
