import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';

/** Between two serial numbers of documents in the foundation. */
const SERIAL_STEP = 7;
/** Prime, and to none of the sizes a divisor: each copy pairs every given name with another surname. */
const SHUFFLE = 7_919;
/** Copies in work at the same time. */
const AT_ONCE = 2;

/**
 * Makes the patients `times` as many: each copy pairs the given names of one with the surnames of
 * another, has its own document, e-mail and phone, and keeps how common each name is.
 */
export async function multiply(db: Database, size: number, times: number): Promise<void> {
  await db.execute(sql`
    create table foundation as
    select (row_number() over (order by id) - 1)::int as n, patients.* from patients`);
  await db.execute(sql`create unique index on foundation (n)`);
  await db.execute(sql`analyze foundation`);
  const insertCopy = (copy: number) => {
    const serial = copy * size * SERIAL_STEP;
    const shift = copy * SHUFFLE;
    return db.execute(sql`
      insert into patients (clinic_id, id, first_name, last_name, email, phone, document_type,
        document_number, date_of_birth, gender, status, address_street, address_city,
        address_state, address_country, address_postal_code, emergency_name, emergency_phone,
        emergency_relationship, created_at, updated_at)
      select given.clinic_id, left(given.id, 18) || lpad(to_hex(${copy}::int), 2, '0') || 'k',
        given.first_name, family.last_name,
        case when given.email is not null then
          lower(public.unaccent(split_part(given.first_name, ' ', 1) || '.'
            || split_part(family.last_name, ' ', 1)))
            || (${copy * size}::int + given.n) || '@' || split_part(given.email, '@', 2) end,
        case when given.phone is not null then
          left(given.phone, 8)
            || to_char(abs(hashint8extended(given.n, ${copy}::bigint) % 10000000), 'FM0000000') end,
        given.document_type,
        case when given.document_number ~ '^[0-9]+$'
          then (given.document_number::bigint + ${serial}::bigint)::text end,
        given.date_of_birth, given.gender, given.status, given.address_street, given.address_city,
        given.address_state, given.address_country, given.address_postal_code,
        given.emergency_name, given.emergency_phone, given.emergency_relationship,
        given.created_at, given.updated_at
      from foundation given
      join foundation family on family.n = (given.n + ${shift}::int) % ${size}::int`);
  };
  for (let copy = 1; copy < times; copy += AT_ONCE) {
    const copies = Array.from({ length: AT_ONCE }, (_, index) => copy + index);
    await Promise.all(copies.filter((each) => each < times).map(insertCopy));
  }
  await db.execute(sql`drop table foundation`);
}
