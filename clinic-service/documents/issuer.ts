import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { appointments } from '../db/schema/appointments';
import { clinics } from '../db/schema/clinics';
import { locations } from '../db/schema/staff';

/** The clinic as its documents name it. */
export interface Issuer {
  readonly name: string;
  readonly nit: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

export async function readIssuer(db: Database, clinicId: string): Promise<Issuer> {
  const { name, nit, address, phone } = clinics;
  const [issuer] = await db
    .select({ name, nit, address, phone })
    .from(clinics)
    .where(eq(clinics.id, clinicId));
  if (issuer === undefined) throw new Error('a key of no clinic');
  return issuer;
}

/** Where appointments take place, as documents print it, by the id of each. */
export async function readLocations(
  db: Database,
  clinicId: string,
  appointmentIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = appointmentIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: appointments.id, name: locations.name, address: locations.address })
    .from(appointments)
    .innerJoin(
      locations,
      and(eq(locations.clinicId, appointments.clinicId), eq(locations.id, appointments.locationId)),
    )
    .where(and(eq(appointments.clinicId, clinicId), inArray(appointments.id, ids)));
  return new Map(
    rows.map(({ id, name, address }) => [id, [name, address].filter(Boolean).join(' · ')]),
  );
}
