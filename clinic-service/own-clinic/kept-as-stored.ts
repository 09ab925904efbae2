import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { payers } from '../db/schema/payers';
import { procedureDoctors, procedures } from '../db/schema/procedures';
import { doctors, locations } from '../db/schema/staff';
import type { ClinicFile } from './clinic-file';

/** Names beyond these are counted: it is said at every start. */
const SHOWN = 5;

/** What the file does not change, for whoever expects that it did: a sentence of each kind. */
export async function keptAsStored(
  db: Database,
  clinicId: string,
  file: ClinicFile,
): Promise<string[]> {
  const sentences: string[] = [];
  const changed = await otherProcedures(db, clinicId, file.procedures);
  if (changed.length > 0) {
    sentences.push(
      `CLINIC_FILE: stored otherwise than the file says, and left so: ${named('procedures', changed)}. The file only adds procedures; PATCH /clinical-procedures/{id} changes one.`,
    );
  }
  const left = await notInFile(db, clinicId, file);
  if (left.length > 0) {
    sentences.push(
      `CLINIC_FILE: in use, though not in the file: ${left.join('; ')}. What leaves the file stays; "active": false in it takes a doctor or a payer out of use, PATCH /clinical-procedures/{id} with "status": "inactive" a procedure.`,
    );
  }
  const idle = await nobodyPerforms(db, clinicId);
  if (idle.length > 0) {
    sentences.push(
      `CLINIC_FILE: cannot be booked, as every doctor who performs them is out of use: ${named('procedures', idle)}.`,
    );
  }
  return sentences;
}

async function otherProcedures(db: Database, clinicId: string, all: ClinicFile['procedures']) {
  const stored = await db.select().from(procedures).where(eq(procedures.clinicId, clinicId));
  const performers = await db
    .select()
    .from(procedureDoctors)
    .where(eq(procedureDoctors.clinicId, clinicId));
  const others = all.filter((wanted) => {
    const found = stored.find(({ id }) => id === wanted.id);
    const doctorIds = performers
      .filter(({ procedureId }) => procedureId === wanted.id)
      .map(({ doctorId }) => doctorId);
    return found && compared({ ...found, doctorIds }) !== compared(wanted);
  });
  return others.map(({ id }) => id);
}

/** As stored: the file names who performs a procedure only when it adds it. */
async function nobodyPerforms(db: Database, clinicId: string): Promise<string[]> {
  const isActive = sql<boolean>`bool_or(${doctors.active})`;
  const rows = await db
    .select({ id: procedures.id })
    .from(procedures)
    .innerJoin(
      procedureDoctors,
      and(
        eq(procedureDoctors.clinicId, procedures.clinicId),
        eq(procedureDoctors.procedureId, procedures.id),
      ),
    )
    .innerJoin(
      doctors,
      and(eq(doctors.clinicId, procedures.clinicId), eq(doctors.id, procedureDoctors.doctorId)),
    )
    .where(and(eq(procedures.clinicId, clinicId), eq(procedures.status, 'active')))
    .groupBy(procedures.id)
    .having(not(isActive))
    .orderBy(procedures.id);
  return rows.map(({ id }) => id);
}

interface Comparable {
  readonly name: string;
  readonly specialty: string;
  readonly duration: number;
  readonly price: number;
  readonly code?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly doctorIds?: readonly string[] | undefined;
}

function compared({ doctorIds = [], code, description, ...rest }: Comparable): string {
  const { name, specialty, duration, price } = rest;
  const who = [...new Set(doctorIds)].sort();
  return JSON.stringify([name, specialty, duration, price, code || '', description || '', who]);
}

/** Of a list that the file does not have at all it says nothing. */
async function notInFile(db: Database, clinicId: string, file: ClinicFile): Promise<string[]> {
  const inUse = {
    locations: await db.select().from(locations).where(eq(locations.clinicId, clinicId)),
    doctors: await db
      .select()
      .from(doctors)
      .where(and(eq(doctors.clinicId, clinicId), eq(doctors.active, true))),
    procedures: await db
      .select()
      .from(procedures)
      .where(and(eq(procedures.clinicId, clinicId), eq(procedures.status, 'active'))),
    payers: await db
      .select()
      .from(payers)
      .where(and(eq(payers.clinicId, clinicId), eq(payers.status, 'active'))),
  };
  return (['locations', 'doctors', 'procedures', 'payers'] as const).flatMap((list) => {
    const known = new Set(file[list].map(({ id }) => id));
    const ids = inUse[list].map(({ id }) => id).filter((id) => !known.has(id));
    return known.size === 0 || ids.length === 0 ? [] : [named(list, ids)];
  });
}

function named(list: string, ids: readonly string[]): string {
  const more = ids.length - SHOWN;
  const shown = ids.slice(0, SHOWN).map((id) => `"${id}"`);
  return `${list} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
