import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { activeBillings, invoices } from '../db/schema/billing';
import { billedPlanItems } from '../db/schema/corrections';
import { charges } from '../db/schema/payers';
import { ConflictError } from '../errors';
import type { Attention } from './attention';

export interface Bill {
  readonly rail: 'invoice' | 'charge';
  readonly billId: string;
}

/**
 * Bills an attention once: the key of `active_billings` lets one bill of a record in, on either
 * rail, also where two are made at the same moment. An appointment that was billed before its record
 * was written counts as well; its row is locked, so that looking is enough.
 * Throws 409 `MEDICAL_RECORD_ALREADY_BILLED`.
 */
export async function claimAttention(
  tx: Database,
  clinicId: string,
  attention: Attention,
  bill: Bill,
): Promise<void> {
  const before = await billOfAppointment(tx, clinicId, attention.appointmentId);
  if (before !== undefined) throw alreadyBilled(before);
  const { medicalRecordId } = attention;
  if (medicalRecordId === null) return;
  const claimed = await tx
    .insert(activeBillings)
    .values({ clinicId, medicalRecordId, ...bill })
    .onConflictDoNothing()
    .returning({ id: activeBillings.billId });
  if (claimed.length > 0) return;
  const [first] = await tx
    .select({ rail: activeBillings.rail, billId: activeBillings.billId })
    .from(activeBillings)
    .where(
      and(
        eq(activeBillings.clinicId, clinicId),
        eq(activeBillings.medicalRecordId, medicalRecordId),
      ),
    );
  throw alreadyBilled(first);
}

/** Lets what a bill was for be billed again. */
export async function releaseAttention(tx: Database, clinicId: string, bill: Bill): Promise<void> {
  await tx
    .delete(activeBillings)
    .where(
      and(
        eq(activeBillings.clinicId, clinicId),
        eq(activeBillings.rail, bill.rail),
        eq(activeBillings.billId, bill.billId),
      ),
    );
}

/** Lets what an invoice was for be billed again: its attention, and the planned treatments on it. */
export async function releaseInvoice(
  tx: Database,
  clinicId: string,
  invoiceId: string,
): Promise<void> {
  await releaseAttention(tx, clinicId, { rail: 'invoice', billId: invoiceId });
  await releasePlanItems(tx, clinicId, invoiceId);
}

export async function releasePlanItems(
  tx: Database,
  clinicId: string,
  invoiceId: string,
): Promise<void> {
  await tx
    .delete(billedPlanItems)
    .where(and(eq(billedPlanItems.clinicId, clinicId), eq(billedPlanItems.invoiceId, invoiceId)));
}

async function billOfAppointment(
  tx: Database,
  clinicId: string,
  appointmentId: string,
): Promise<Bill | undefined> {
  const [invoice] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.clinicId, clinicId),
        eq(invoices.appointmentId, appointmentId),
        isNull(invoices.medicalRecordId),
        ne(invoices.status, 'void'),
      ),
    )
    .limit(1);
  if (invoice !== undefined) return { rail: 'invoice', billId: invoice.id };
  const [charge] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.clinicId, clinicId),
        eq(charges.appointmentId, appointmentId),
        isNull(charges.medicalRecordId),
        isNull(charges.removedAt),
      ),
    )
    .limit(1);
  return charge && { rail: 'charge', billId: charge.id };
}

function alreadyBilled(bill: Bill | undefined): ConflictError {
  return new ConflictError(
    'The record is billed already, on an active charge or invoice.',
    'MEDICAL_RECORD_ALREADY_BILLED',
    bill && { rail: bill.rail, billId: bill.billId },
  );
}
