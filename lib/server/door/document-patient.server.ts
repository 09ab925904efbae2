import 'server-only';
import { readInvoice } from '@/lib/contract/billing/invoices';
import type { KnownOperation } from '@/lib/contract/operations';
import { membersOf } from '@/lib/contract/wire/tolerant';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { ParsedParts } from '@/lib/server/clinic/parse-input';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { processState } from '@/lib/server/process-state';

/** Payments and refunds whose patients are remembered; a receipt is printed soon after it was listed. */
const KEPT = 20_000;

const payers = () => processState('patients-of-payments', () => new Map<string, string>());

/**
 * Learns whose payments, shares and refunds an answer tells: no operation reads one of them. `whose`: the
 * patient that was asked about.
 */
export function rememberPayments(
  { id }: Pick<KnownOperation, 'id'>,
  data: unknown,
  whose?: string,
): void {
  const told = membersOf(data) ?? {};
  if (id === 'invoices.read' || id === 'patient-shares.of-patient') {
    for (const payment of arrayOf(told.payments)) remember(payment, told.patientId ?? whose);
    return;
  }
  if (!id.startsWith('payments.') && !id.startsWith('patient-shares.')) return;
  const rows = Array.isArray(told.data) ? told.data : [told];
  for (const row of rows) remember(row, membersOf(row)?.patientId);
}

/** A payment, a share or a refund, and what was given back of it. */
function remember(row: unknown, patientId: unknown): void {
  const { id, refunds, refund } = membersOf(row) ?? {};
  if (typeof id !== 'string' || typeof patientId !== 'string') return;
  const known = payers();
  known.delete(id);
  known.set(id, patientId);
  const oldest = known.keys().next().value;
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  for (const back of [refund, ...arrayOf(refunds)]) remember(back, patientId);
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Papers of a payment or a refund, by whose id they are asked for. */
const OF_PAYMENTS: readonly string[] = [
  'payments.receipt',
  'payments.reversal',
  'payments.refund-slip',
];

/** Whose an invoice, a note of one or a paper of a payment is; undefined where nobody tells. */
export async function patientOfDocument(
  context: CallContext,
  { id }: Pick<KnownOperation, 'id'>,
  { params }: Pick<ParsedParts, 'params'>,
): Promise<string | undefined> {
  const of = String(params.id);
  if (OF_PAYMENTS.includes(id)) return payers().get(of);
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
