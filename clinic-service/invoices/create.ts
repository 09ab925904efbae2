import type { createInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { findAttention } from '../billing/attention';
import { claimAttention } from '../billing/claim-attention';
import { claimPlanItems } from '../billing/claim-plan-items';
import { nextNumber } from '../billing/next-number';
import { priceBill } from '../billing/price-bill';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import { refuseField, refuseReference } from '../field-refusal';
import { patientStatus } from '../patients/status';
import { invoiceColumns, toInvoice } from './columns';

/**
 * A draft, under a provisional number. What it is for is billed by it at once, so that nobody else bills
 * it meanwhile.
 */
export async function createInvoice(
  { db, clock, newId, principal, actor }: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const row = await inTransaction(db, async (tx) => {
    if ((await patientStatus(tx, clinicId, body.patientId)) !== 'active') {
      throw refuseReference('patientId', 'active patient');
    }
    const { lines, totals } = await priceBill(tx, clinicId, body.items, body.discount);
    const attention = await findAttention(tx, clinicId, body);
    if (attention !== undefined && attention.patientId !== body.patientId) {
      throw refuseField(attention.namedBy, 'other_patient', 'It is of another patient.');
    }
    const id = newId();
    if (attention !== undefined) {
      await claimAttention(tx, clinicId, attention, { rail: 'invoice', billId: id });
    }
    const now = clock();
    const draftNumber = await nextNumber(tx, clinicId, 'draft');
    const [created] = await tx
      .insert(invoices)
      .values({
        clinicId,
        id,
        invoiceNumber: draftNumber,
        draftNumber,
        patientId: body.patientId,
        medicalRecordId: attention?.medicalRecordId ?? null,
        appointmentId: attention?.appointmentId ?? null,
        status: 'draft',
        lines,
        subtotal: totals.subtotal,
        discount: totals.discount,
        tax: totals.tax,
        total: totals.total,
        notes: body.notes === '' ? null : (body.notes ?? null),
        createdBy: actor.id,
        createdAt: now,
        updatedAt: now,
      })
      .returning(invoiceColumns);
    const { patientId, items } = body;
    await claimPlanItems(tx, clinicId, { invoiceId: id, patientId, items });
    return created;
  });
  if (row === undefined) throw new Error('an insert returned no row');
  return toInvoice(row);
}
