import 'server-only';
import { eq } from 'drizzle-orm';
import { cache } from 'react';
import { database } from '@/lib/server/db/application-database';
import { staffDesk } from '@/lib/server/db/desk-schema';
import { NO_DESK, type OwnDesk } from './shared/own-desk';

/** Where a person works and for whom; nothing where they never said. */
export const readOwnDesk = cache(async (staffId: string): Promise<OwnDesk> => {
  const { locationId, doctorIds } = staffDesk;
  const [row] = await (await database())
    .select({ locationId, doctorIds })
    .from(staffDesk)
    .where(eq(staffDesk.staffId, staffId));
  return row ? { locationId: row.locationId ?? undefined, doctorIds: row.doctorIds } : NO_DESK;
});

export async function keepOwnDesk(staffId: string, desk: OwnDesk): Promise<void> {
  const kept = { locationId: desk.locationId ?? null, doctorIds: [...desk.doctorIds] };
  await (await database())
    .insert(staffDesk)
    .values({ staffId, ...kept })
    .onConflictDoUpdate({ target: staffDesk.staffId, set: kept });
}
