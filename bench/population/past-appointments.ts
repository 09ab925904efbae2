import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';

/**
 * Makes the stored appointments `total`, with years that are over: every doctor back to back for
 * twelve hours a day, before the first day of the demo clinic's own agenda. Foreign keys are not
 * looked at meanwhile, for every reference is copied from a row that has them.
 */
export async function addPastAppointments(db: Database, total: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with settings as (
        select clinic_id, (min(starts_at) at time zone 'UTC')::date as first_day,
          ${total}::int - count(*)::int as missing
        from appointments group by clinic_id),
      staff as (
        select clinic_id, doctor_id, location_id, procedure_id,
          (row_number() over (order by doctor_id) - 1)::int as n, (count(*) over ())::int as size
        from (select distinct on (doctor_id) clinic_id, doctor_id, location_id, procedure_id
          from appointments order by doctor_id, id) one),
      visitors as (
        select array_agg(id order by id) as ids from patients where status = 'active')
      insert into appointments (clinic_id, id, patient_id, doctor_id, location_id, procedure_id,
        starts_at, ends_at, status, version, created_by, created_at, updated_at)
      select staff.clinic_id, 'past-' || turn, ids[1 + turn::bigint * 7919 % cardinality(ids)],
        doctor_id, location_id, procedure_id, start, start + interval '20 minutes',
        'completed', 2, 'bench', start, start
      from settings, visitors, generate_series(0, settings.missing - 1) as turn
      join staff on staff.n = turn % staff.size
      cross join lateral (
        select (settings.first_day - 2 - turn / staff.size / 36 + time '11:00'
          + interval '20 minutes' * (turn / staff.size % 36)) at time zone 'UTC' as start
      ) as slot`);
  });
  await db.execute(sql`vacuum (analyze) appointments`);
}
