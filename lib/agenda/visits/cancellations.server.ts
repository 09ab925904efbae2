import 'server-only';
import { inArray } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { deskCancellation } from '@/lib/server/db/desk-schema';

/** Keeps the reason of a cancellation, in the place of an earlier one. */
export async function keepReason(
  { appointmentId, reason }: { readonly appointmentId: string; readonly reason: string },
  { id: by, name: byName }: { readonly id: string; readonly name: string },
  at: Date,
): Promise<void> {
  const said = { reason, by, byName, at };
  await (await database())
    .insert(deskCancellation)
    .values({ appointmentId, ...said })
    .onConflictDoUpdate({ target: deskCancellation.appointmentId, set: said });
}

/** Reasons by appointment; those nobody said are absent. */
export async function reasonsOf(
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (appointmentIds.length === 0) return new Map();
  const { appointmentId, reason } = deskCancellation;
  const rows = await (await database())
    .select({ appointmentId, reason })
    .from(deskCancellation)
    .where(inArray(appointmentId, [...appointmentIds]));
  return new Map(rows.map((row) => [row.appointmentId, row.reason]));
}
