import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import { Random } from '../db/demo/random';

const MINUTE_MS = 60_000;
/** So many five-minute starts are fought over by appointments of an hour each. */
const STARTS = 36;

interface Slot {
  readonly turn: number;
  readonly startTime: string;
  readonly endTime: string;
}

/** Hours that overlap each other in every way, all within one morning; the same for the same seed. */
export function contestedSlots(count: number, morning: Date, seed: number): Slot[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, turn) => {
    const start = morning.getTime() + random.between(0, STARTS) * 5 * MINUTE_MS;
    return {
      turn,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 60 * MINUTE_MS).toISOString(),
    };
  });
}

/** Pairs of appointments that hold the same doctor at the same time: none, whoever booked them. */
const OVERLAPS: SQL = sql`
  select count(*)::int as pairs from appointments a join appointments b
    on a.clinic_id = b.clinic_id and a.doctor_id = b.doctor_id and a.id < b.id
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  where a.status <> 'canceled' and b.status <> 'canceled'`;

export async function storedOverlaps(db: Database): Promise<number> {
  const [row] = await db.select({ pairs: sql<number>`pairs` }).from(sql`(${OVERLAPS}) as counted`);
  if (row === undefined) throw new Error('a count returned no row');
  return row.pairs;
}
