import 'server-only';
import { readInvoice } from '@/lib/contract/billing/invoices';
import type { KnownOperation } from '@/lib/contract/operations';
import { membersOf } from '@/lib/contract/wire/tolerant';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { ParsedParts } from '@/lib/server/clinic/parse-input';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { processState } from '@/lib/server/process-state';

/** Payments whose patients are remembered; a receipt is printed soon after its payment was listed. */
const KEPT = 20_000;

const payers = () => processState('patients-of-payments', () => new Map<string, string>());

/** Learns whose payments an answer lists: no operation reads one payment. */
export function rememberPayments({ id }: Pick<KnownOperation, 'id'>, data: unknown): void {
  if (!id.startsWith('payments.')) return;
  const listed = membersOf(data)?.data;
  for (const row of Array.isArray(listed) ? listed : [data]) {
    const { id: paymentId, patientId } = membersOf(row) ?? {};
    if (typeof paymentId !== 'string' || typeof patientId !== 'string') continue;
    const known = payers();
    known.delete(paymentId);
    known.set(paymentId, patientId);
    const oldest = known.keys().next().value;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }
}

/** Whose a receipt is, an invoice, or a credit note of one; undefined where nobody tells. */
export async function patientOfDocument(
  context: CallContext,
  { id }: Pick<KnownOperation, 'id'>,
  { params }: Pick<ParsedParts, 'params'>,
): Promise<string | undefined> {
  const of = String(params.id);
  if (id === 'payments.receipt') return payers().get(of);
  const isOfInvoice = id === 'invoices.pdf' || id === 'invoices.credit-note-pdf';
  return isOfInvoice ? patientOfInvoice(of, context) : undefined;
}

/** Undefined where the service does not tell: the document itself may be there. */
async function patientOfInvoice(id: string, context: CallContext): Promise<string | undefined> {
  try {
    const { patientId } = await clinic().client.call(readInvoice, { params: { id } }, context);
    return patientId;
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
