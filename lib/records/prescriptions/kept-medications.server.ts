import 'server-only';
import { eq } from 'drizzle-orm';
import type { Medication } from '@/lib/kit/medication';
import { database } from '@/lib/server/db/application-database';
import { staffMedications } from '@/lib/server/db/schema';
import { type MedicationDeed, withMedicationDeed } from './favourite-medications';

const COLUMNS = { medications: staffMedications.medications };

export async function readFavouriteMedications(staffId: string): Promise<readonly Medication[]> {
  const db = await database();
  const [kept] = await db.select(COLUMNS).from(staffMedications).where(of(staffId));
  return kept?.medications ?? [];
}

/** The row is locked meanwhile: two windows of one person lose nothing of each other. */
export async function changeFavouriteMedications(
  staffId: string,
  deed: MedicationDeed,
): Promise<readonly Medication[]> {
  const db = await database();
  return db.transaction(async (tx) => {
    await tx.insert(staffMedications).values({ staffId, medications: [] }).onConflictDoNothing();
    const [kept] = await tx.select(COLUMNS).from(staffMedications).where(of(staffId)).for('update');
    const medications = withMedicationDeed(kept?.medications ?? [], deed);
    await tx.update(staffMedications).set({ medications }).where(of(staffId));
    return medications;
  });
}

function of(staffId: string) {
  return eq(staffMedications.staffId, staffId);
}
