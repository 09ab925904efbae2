import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { clinics } from '../db/schema/clinics';

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
