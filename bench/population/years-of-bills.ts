import { sql } from 'drizzle-orm';
import { refreshStatistics } from '@/clinic-service/db/refresh-statistics';
import type { Database } from '@/lib/server/storage/open-database';
import { addPastAppointments } from './past-appointments';

const PATIENTS = 20_000;

/**
 * Makes the stored invoices about `total`: each of a past appointment of its own, three in twenty of
 * them open, and one appointment in fifty on no bill.
 */
export async function addYearsOfBills(db: Database, total: number): Promise<void> {
  await db.execute(sql`
    insert into patients (clinic_id, id, first_name, last_name, status, created_at, updated_at)
    select id, 'bench-' || turn, 'Luz', 'Ortiz ' || turn, 'active', now(), now()
    from clinics, generate_series(1, ${PATIENTS}::int) as turn`);
  await addPastAppointments(db, Math.ceil((total * 50) / 49));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into invoices (clinic_id, id, invoice_number, patient_id, appointment_id, status, lines,
        subtotal, tax, total, paid, created_by, created_at, updated_at, issued_at)
      select past.clinic_id, 'bench-' || turn, 'X-' || turn, past.patient_id, past.id,
        case when turn % 20 < 17 then 'paid' when turn % 20 < 19 then 'issued' else 'partially_paid' end,
        model.lines, 100000, 0, 100000,
        case when turn % 20 < 17 then 100000 when turn % 20 < 19 then 0 else 40000 end,
        'bench', past.ends_at, past.ends_at, past.ends_at
      from (select *, row_number() over (order by id) as turn from appointments
        where id like 'past-%') as past,
        (select lines from invoices order by id limit 1) as model
      where turn % 50 <> 0`);
  });
  await refreshStatistics(db);
}
