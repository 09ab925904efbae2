import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import {
  FEMALE_NAMES,
  FEMALE_SECOND_NAMES,
  MALE_NAMES,
  MALE_SECOND_NAMES,
  SURNAMES,
} from '../db/demo/words';
import { refreshStatistics } from '../db/refresh-statistics';
import { withoutSearchIndexes } from '../db/without-search-indexes';

/** From this many on it is faster to build the search indexes afterwards. */
const MANY = 2_000;
const BATCH = 50_000;

/**
 * Makes `count` patients in an existing clinic, in the database itself, the same each time: for
 * measuring, where a million take minutes rather than hours. Documents and e-mails are distinct.
 */
export async function makePatients(db: Database, clinicId: string, count: number): Promise<void> {
  const load = async () => {
    for (let from = 0; from < count; from += BATCH) {
      await insertBatch(db, clinicId, from, Math.min(from + BATCH, count));
    }
  };
  await (count >= MANY ? withoutSearchIndexes(db, load) : load());
  await refreshStatistics(db);
}

async function insertBatch(db: Database, clinicId: string, from: number, to: number) {
  const firstName = sql`${pick([...FEMALE_NAMES, ...MALE_NAMES], sql`h1`)} || ' '
    || ${pick([...FEMALE_SECOND_NAMES, ...MALE_SECOND_NAMES], sql`h2`)}`;
  const lastName = sql`${pick(SURNAMES, sql`h3`)} || ' ' || ${pick(SURNAMES, sql`h1 / 97`)}`;
  // A hash of the number rather than random(): the same people on every run.
  await db.execute(sql`
    insert into patients (clinic_id, id, first_name, last_name, email, phone, document_type,
      document_number, date_of_birth, gender, status, address_city, created_at, updated_at)
    select ${clinicId}, 'made-' || n, first_name, last_name,
      split_part(lower(public.unaccent(first_name)), ' ', 1) || '.'
        || split_part(lower(public.unaccent(last_name)), ' ', 1) || n || '@correo.example',
      '+57 3' || lpad((h3 % 1000000000)::text, 9, '0'), 'CC', (20000000 + n)::text,
      date '1940-01-01' + (h1 % 29000)::int, case when h1 % 2 = 0 then 'F' else 'M' end,
      case when h2 % 16 = 0 then 'inactive' else 'active' end, 'Bogotá D. C.',
      timestamptz '2018-01-01' + (h3 % 3000) * interval '1 day', timestamptz '2026-01-01'
    from (
      select n, h1, h2, h3, ${firstName} as first_name, ${lastName} as last_name
      from (
        select n, abs(hashint4(n)::bigint) as h1, abs(hashint4(n + 7919)::bigint) as h2,
          abs(hashint4(n + 104729)::bigint) as h3
        from generate_series(${from}::int, ${to - 1}::int) as n
      ) as hashed
    ) as people`);
}

/** One of the words by a hash, the earlier the likelier, as names are in life. */
function pick(words: readonly string[], hash: SQL): SQL {
  const list = `{${words.map((word) => `"${word}"`).join(',')}}`;
  const index = sql`floor(power((${hash} % 100003) / 100003.0, 1.6) * ${words.length}::int)::int`;
  return sql`(${list}::text[])[1 + ${index}]`;
}
