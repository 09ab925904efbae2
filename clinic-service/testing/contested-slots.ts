import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
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

/** Appointments that begin before an earlier one of the same doctor has ended: none, whoever booked. */
export async function storedOverlaps(db: Database): Promise<number> {
  const held = sql`
    select starts_at, max(ends_at) over (partition by clinic_id, doctor_id
      order by starts_at, id rows between unbounded preceding and 1 preceding) as taken_until
    from appointments where status <> 'canceled'`;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${held}) as held`)
    .where(sql`starts_at < taken_until`);
  if (row === undefined) throw new Error('a count returned no row');
  return row.count;
}
