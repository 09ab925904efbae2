import { getTableColumns } from 'drizzle-orm';
import type { createInvoice, listInvoices } from '@/lib/contract/billing/invoices';
import type { OperationResult } from '@/lib/contract/operation';
import { invoices } from '../db/schema/billing';

const { clinicId: _, searchKey: __, ...ownColumns } = getTableColumns(invoices);
export const invoiceColumns = ownColumns;
export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'clinicId' | 'searchKey'>;

type SummaryRow = InvoiceRow & {
  readonly patient: { readonly firstName: string; readonly lastName: string };
};

/** What the published contract shows of an invoice. */
export function toInvoice(row: InvoiceRow): OperationResult<typeof createInvoice> {
  const { id, invoiceNumber, patientId, status, subtotal, tax, total } = row;
  const createdAt = row.createdAt.toISOString();
  return { id, invoiceNumber, patientId, status, subtotal, tax, total, currency: 'COP', createdAt };
}

export function toSummary(row: SummaryRow): OperationResult<typeof listInvoices>['data'][number] {
  const { firstName, lastName } = row.patient;
  return {
    ...toInvoice(row),
    draftNumber: row.draftNumber,
    invoiceType: row.kind,
    discount: row.discount,
    paid: row.paid,
    credited: row.credited,
    due: dueOf(row),
    patient: { firstName, lastName },
    medicalRecordId: row.medicalRecordId,
    appointmentId: row.appointmentId,
    issuedAt: row.issuedAt?.toISOString(),
    voidedAt: row.voidedAt?.toISOString(),
  };
}

type Money = Pick<InvoiceRow, 'total' | 'credited' | 'paid'>;

/** What is still to be paid, in whole pesos: nothing of a void invoice. */
export function dueOf({
  status,
  total,
  credited,
  paid,
}: Money & Pick<InvoiceRow, 'status'>): number {
  return status === 'void' ? 0 : total - credited - paid;
}

/** What an issued invoice is by what was collected and credited. */
export function settledStatus({
  total,
  credited,
  paid,
}: Money): 'issued' | 'partially_paid' | 'paid' {
  if (total - credited === paid) return 'paid';
  return paid > 0 ? 'partially_paid' : 'issued';
}
