import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import type { Actor } from '../context';
import { odontogramFindings, odontograms, odontogramVersions } from '../db/schema/odontogram';
import { type Chart, type Finding, toState } from './chart';
import { type ChartOf, isChartOf } from './load-chart';

/** What was done to a chart, as its history says it. */
export type ChartAction =
  | 'finding.registered'
  | 'findings.registered'
  | 'findings.removed'
  | 'findings.changed'
  | 'finding.changed'
  | 'finding.removed'
  | 'dentition-mode.changed'
  | 'tooth-dentition.changed'
  | 'signed';

interface Made {
  readonly action: ChartAction;
  readonly by: Actor;
  readonly at: Date;
}

/** Writes what differs between two states of a locked chart, and the version that the new one is. */
export async function saveChart(
  tx: Database,
  of: ChartOf,
  before: Chart,
  after: Chart,
  { action, by, at }: Made,
): Promise<void> {
  await saveFindings(tx, of, before.findings, after.findings);
  const { status, signedBy, signedAt } = after.signature;
  await tx
    .update(odontograms)
    .set({
      dentitionMode: after.dentitionMode,
      temporaryTeeth: [...after.temporaryTeeth],
      version: after.version,
      signatureStatus: status,
      signedBy,
      signedAt,
      updatedAt: at,
    })
    .where(isChartOf(of));
  await tx.insert(odontogramVersions).values({
    ...of,
    version: after.version,
    action,
    state: toState(after),
    createdBy: by.id,
    createdByName: by.name ?? null,
    createdAt: at,
  });
}

/** Rules answer the findings they leave alone as they got them, so identity tells what changed. */
async function saveFindings(
  tx: Database,
  { clinicId, patientId }: ChartOf,
  before: readonly Finding[],
  after: readonly Finding[],
): Promise<void> {
  const gone = before.filter((finding) => !after.includes(finding)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx
      .delete(odontogramFindings)
      .where(and(eq(odontogramFindings.clinicId, clinicId), inArray(odontogramFindings.id, gone)));
  }
  const come = after.filter((finding) => !before.includes(finding));
  if (come.length > 0) {
    await tx
      .insert(odontogramFindings)
      .values(come.map((finding) => ({ ...finding, clinicId, patientId })));
  }
}
