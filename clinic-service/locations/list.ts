import { eq } from 'drizzle-orm';
import type { listLocations as operation } from '@/lib/contract/locations';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { byName } from '../db/by-name';
import { locations } from '../db/schema/staff';
import { offsetOf, pageOf } from '../page';

export async function listLocations(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const mine = eq(locations.clinicId, principal.clinicId);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: locations.id,
        name: locations.name,
        address: locations.address,
        phone: locations.phone,
        timezone: locations.timezone,
      })
      .from(locations)
      .where(mine)
      .orderBy(byName(locations.name), locations.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(locations, mine),
  ]);
  return pageOf(rows, query, total);
}
