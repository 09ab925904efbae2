import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { excluded } from '../db/excluded';
import { clinics } from '../db/schema/clinics';
import { payers } from '../db/schema/payers';
import { procedureDoctors, procedures } from '../db/schema/procedures';
import { doctorLocations, doctors, locations } from '../db/schema/staff';
import type { ClinicFile } from './clinic-file';

/**
 * Makes the clinic what its file says, at every start. Who is no longer in the file stays: what they
 * did is still theirs; `active: false` takes them out of use. A procedure is only added: prices and
 * durations are kept up where the clinic works, and a start must not bring back old ones.
 */
export async function applyClinicFile(
  db: Database,
  clinicId: string,
  file: ClinicFile,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, nit = null, address = null, phone = null } = file;
    // Other replicas that start now wait for this row, and find the rest as it is left here.
    await tx.update(clinics).set({ name, nit, address, phone }).where(eq(clinics.id, clinicId));
    await saveLocations(tx, clinicId, file.locations);
    await saveDoctors(tx, clinicId, file.doctors);
    await addProcedures(tx, clinicId, file.procedures, now);
    await savePayers(tx, clinicId, file.payers, now);
  });
}

async function saveLocations(db: Database, clinicId: string, all: ClinicFile['locations']) {
  if (all.length === 0) return;
  await db
    .insert(locations)
    .values(all.map((each) => ({ clinicId, ...each })))
    .onConflictDoUpdate({
      target: [locations.clinicId, locations.id],
      set: excluded(locations, 'name', 'address', 'phone'),
    });
}

async function saveDoctors(db: Database, clinicId: string, all: ClinicFile['doctors']) {
  if (all.length === 0) return;
  await db
    .insert(doctors)
    .values(all.map(({ locationIds: _, ...each }) => ({ clinicId, ...each })))
    .onConflictDoUpdate({
      target: [doctors.clinicId, doctors.id],
      set: excluded(doctors, 'firstName', 'lastName', 'color', 'specialty', 'active'),
    });
  const ids = all.map(({ id }) => id);
  await db
    .delete(doctorLocations)
    .where(and(eq(doctorLocations.clinicId, clinicId), inArray(doctorLocations.doctorId, ids)));
  const places = all.flatMap(({ id: doctorId, locationIds }) =>
    [...new Set(locationIds)].map((locationId) => ({ clinicId, doctorId, locationId })),
  );
  if (places.length > 0) await db.insert(doctorLocations).values(places);
}

async function addProcedures(
  db: Database,
  clinicId: string,
  all: ClinicFile['procedures'],
  now: Date,
): Promise<void> {
  if (all.length === 0) return;
  const added = await db
    .insert(procedures)
    .values(
      all.map(({ doctorIds: _, ...each }) => ({
        ...each,
        clinicId,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing({ target: [procedures.clinicId, procedures.id] })
    .returning({ id: procedures.id });
  const fresh = new Set(added.map(({ id }) => id));
  // Also who is out of use: they perform it again once they are back.
  const performers = all
    .filter(({ id }) => fresh.has(id))
    .flatMap(({ id: procedureId, doctorIds }) =>
      [...new Set(doctorIds)].map((doctorId) => ({ clinicId, procedureId, doctorId })),
    );
  if (performers.length > 0) await db.insert(procedureDoctors).values(performers);
}

async function savePayers(db: Database, clinicId: string, all: ClinicFile['payers'], now: Date) {
  if (all.length === 0) return;
  await db
    .insert(payers)
    .values(
      all.map(({ active, ...each }) => ({
        clinicId,
        ...each,
        status: active ? ('active' as const) : ('inactive' as const),
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [payers.clinicId, payers.id],
      set: excluded(payers, 'name', 'nit', 'kind', 'status'),
    });
}
