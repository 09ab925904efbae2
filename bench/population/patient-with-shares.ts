import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';

/**
 * Makes a patient with so many patient shares, each of a charge of its own, copied from one that the
 * demo clinic has and an hour apart.
 */
export async function addShares(db: Database, patientId: string, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into patients (clinic_id, id, first_name, last_name, status, created_at, updated_at)
      select id, ${patientId}, 'Luz', 'Ortiz', 'active', now(), now() from clinics`);
    await tx.execute(sql`
      insert into charges (clinic_id, id, payer_id, payer_account_id, patient_id, service_date,
        lines, total, created_by, created_at)
      select clinic_id, ${patientId} || '-charge-' || turn, payer_id, payer_account_id, ${patientId},
        service_date, lines, total, 'bench', created_at
      from (select * from charges where removed_at is null order by id limit 1) as model,
        generate_series(1, ${count}::int) as turn`);
    await tx.execute(sql`
      insert into patient_shares (clinic_id, id, patient_id, charge_id, concept, amount,
        payment_method, status, receipt_number, paid_at, created_by, created_at, updated_at)
      select clinic_id, ${patientId} || '-share-' || turn, ${patientId},
        ${patientId} || '-charge-' || turn, concept, amount, payment_method, status,
        ${patientId} || '-' || turn, paid_at - interval '1 hour' * turn, 'bench', created_at, updated_at
      from (select * from patient_shares where status = 'completed' order by id limit 1) as model,
        generate_series(1, ${count}::int) as turn`);
  });
  await db.execute(sql`analyze charges, patient_shares`);
}
