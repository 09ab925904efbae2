import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { identityColumns } from '../patients/columns';
import { invoiceColumns } from './columns';

/** Invoices with the patient each is for. */
export function selectInvoices(db: Database, where: SQL | undefined) {
  return db
    .select({ ...invoiceColumns, patient: identityColumns })
    .from(invoices)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, invoices.clinicId), eq(patients.id, invoices.patientId)),
    )
    .where(where);
}
