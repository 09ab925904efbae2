import { and, eq } from 'drizzle-orm';
import { DEFAULT_TEMPORARY_TEETH } from '@/lib/odontogram/rules/fdi';
import type { Database } from '@/lib/server/storage/open-database';
import { odontogramFindings, odontograms } from '../db/schema/odontogram';
import { patientNotFound } from '../patients/not-found';
import { patientStatus } from '../patients/status';
import type { Chart } from './chart';

/** Whose chart, in which clinic. */
export interface ChartOf {
  readonly clinicId: string;
  readonly patientId: string;
}

/**
 * As every chart begins. Entering mixed dentition for the first time finds its default teeth; what
 * is changed there is found again later.
 */
export function emptyChart(patientId: string): Chart {
  return {
    patientId,
    dentitionMode: 'adult',
    temporaryTeeth: DEFAULT_TEMPORARY_TEETH,
    findings: [],
    version: 0,
    signature: { status: 'none', signedBy: null, signedAt: null },
  };
}

export function isChartOf({ clinicId, patientId }: ChartOf) {
  return and(eq(odontograms.clinicId, clinicId), eq(odontograms.patientId, patientId));
}

/** Throws `NotFoundError` where the clinic has no such patient. */
export async function requirePatient(db: Database, { clinicId, patientId }: ChartOf) {
  if ((await patientStatus(db, clinicId, patientId)) === undefined) throw patientNotFound();
}

/** The chart as it is stored; undefined where the patient was never charted. */
export async function loadChart(
  db: Database,
  of: ChartOf,
  { lock }: { readonly lock: boolean },
): Promise<Chart | undefined> {
  const query = db.select().from(odontograms).where(isChartOf(of));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) return undefined;
  const findings = await db
    .select({
      id: odontogramFindings.id,
      toothFdi: odontogramFindings.toothFdi,
      surface: odontogramFindings.surface,
      catalogFindingId: odontogramFindings.catalogFindingId,
      plannedItems: odontogramFindings.plannedItems,
      evolution: odontogramFindings.evolution,
      notes: odontogramFindings.notes,
      createdBy: odontogramFindings.createdBy,
      createdAt: odontogramFindings.createdAt,
      updatedAt: odontogramFindings.updatedAt,
    })
    .from(odontogramFindings)
    .where(
      and(
        eq(odontogramFindings.clinicId, of.clinicId),
        eq(odontogramFindings.patientId, of.patientId),
      ),
    );
  return {
    patientId: row.patientId,
    dentitionMode: row.dentitionMode,
    temporaryTeeth: row.temporaryTeeth,
    findings,
    version: row.version,
    signature: { status: row.signatureStatus, signedBy: row.signedBy, signedAt: row.signedAt },
  };
}
