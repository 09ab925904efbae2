import type { Database } from '@/lib/server/storage/open-database';
import { insertRows } from '../insert-rows';
import { odontogramFindings, odontograms, odontogramVersions } from '../schema/odontogram';
import { type Charting, demoCharts } from './charts';

/** Stores the charts of the demo clinic with their findings and versions. */
export async function seedCharts(
  db: Database,
  clinicId: string,
  clinic: Charting,
  seed: number,
): Promise<void> {
  const charts = demoCharts(clinic, seed);
  await insertRows(
    db,
    odontograms,
    charts.map(({ chart, createdAt, versions }) => ({
      clinicId,
      id: chart.patientId,
      patientId: chart.patientId,
      dentitionMode: chart.dentitionMode,
      temporaryTeeth: [...chart.temporaryTeeth],
      version: chart.version,
      signatureStatus: chart.signature.status,
      signedBy: chart.signature.signedBy,
      signedAt: chart.signature.signedAt,
      createdAt,
      updatedAt: versions.at(-1)?.createdAt ?? createdAt,
    })),
  );
  await insertRows(
    db,
    odontogramFindings,
    charts.flatMap(({ chart: { patientId, findings } }) =>
      findings.map((finding) => ({ ...finding, clinicId, patientId })),
    ),
  );
  await insertRows(
    db,
    odontogramVersions,
    charts.flatMap(({ chart: { patientId }, versions }) =>
      versions.map((version) => ({ ...version, clinicId, patientId })),
    ),
  );
}
