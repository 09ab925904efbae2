import { and, eq } from 'drizzle-orm';
import type { createCharge as operation } from '@/lib/contract/billing/charges';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Database } from '@/lib/server/storage/open-database';
import { type Attention, findAttention } from '../billing/attention';
import { claimAttention } from '../billing/claim-attention';
import { nextNumber } from '../billing/next-number';
import { priceBill } from '../billing/price-bill';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { charges, patientShares, payers } from '../db/schema/payers';
import { refuseField, refuseReference } from '../field-refusal';
import { toShare } from '../patient-shares/columns';
import { selectShares } from '../patient-shares/select';
import { openAccount } from './open-account';

type Input = ParsedInput<typeof operation>;
type Share = NonNullable<Input['body']['patientShare']>;

/** Bills an attention to a payer, on the account of the month it took place in. */
export async function createCharge(
  context: Context,
  { body }: Input,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    await requirePayer(tx, clinicId, body.payerId);
    const { lines, totals } = await priceBill(tx, clinicId, body.items);
    if (body.patientShare !== undefined && body.patientShare.amount > totals.total) {
      throw refuseField('patientShare.amount', 'too_big', 'It is more than the charge.');
    }
    const attention = await requireAttention(tx, clinicId, body);
    const id = newId();
    await claimAttention(tx, clinicId, attention, { rail: 'charge', billId: id });
    const serviceDate = clinicToday(principal.timezone, attention.startsAt);
    const period = serviceDate.slice(0, 7);
    const wanted = { clinicId, payerId: body.payerId, period };
    const payerAccountId = await openAccount(tx, wanted, context);
    const { patientId, medicalRecordId, appointmentId } = attention;
    const row = {
      clinicId,
      id,
      payerId: body.payerId,
      payerAccountId,
      patientId,
      medicalRecordId,
      appointmentId,
      serviceDate,
      lines,
      total: totals.total,
      createdBy: actor.id,
      createdAt: clock(),
    };
    await tx.insert(charges).values(row);
    const share = body.patientShare;
    return {
      ...row,
      items: lines,
      currency: 'COP',
      createdAt: row.createdAt.toISOString(),
      patientShare: share && (await addShare(tx, context, row, share)),
    };
  });
}

async function requirePayer(tx: Database, clinicId: string, id: string): Promise<void> {
  const [payer] = await tx
    .select({ status: payers.status })
    .from(payers)
    .where(and(eq(payers.clinicId, clinicId), eq(payers.id, id)));
  if (payer?.status !== 'active') throw refuseReference('payerId', 'active payer');
}

async function requireAttention(
  tx: Database,
  clinicId: string,
  body: Input['body'],
): Promise<Attention> {
  const attention = await findAttention(tx, clinicId, body);
  if (attention !== undefined) return attention;
  throw refuseField('medicalRecordId', 'required', 'A record or an appointment is required.');
}

async function addShare(
  tx: Database,
  { clock, newId, principal, actor }: Context,
  charge: { readonly id: string; readonly patientId: string },
  { status, ...share }: Share,
) {
  const { clinicId, locale } = principal;
  const now = clock();
  const id = newId();
  await tx.insert(patientShares).values({
    ...share,
    clinicId,
    id,
    patientId: charge.patientId,
    chargeId: charge.id,
    status,
    receiptNumber: status === 'completed' ? await nextNumber(tx, clinicId, 'receipt') : null,
    paidAt: now,
    createdBy: actor.id,
    collectedBy: actor.name ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const isIt = and(eq(patientShares.clinicId, clinicId), eq(patientShares.id, id));
  const [row] = await selectShares(tx, isIt, {});
  if (row === undefined) throw new Error('an insert returned no row');
  return toShare(row, locale);
}
