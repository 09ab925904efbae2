import 'server-only';
import { and, desc, eq, gt } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { safety } from '@/lib/server/db/clinic-settings.server';
import { audit } from '@/lib/server/db/schema';
import { processState } from '@/lib/server/process-state';
import { recordDone } from './audit';
import type { AuditEntry } from './audit-entry';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Times the threshold, at each of which it is told. */
const TOLD_AT = [1, 2, 5, 10];

interface Opened {
  /** Milliseconds since the epoch at which each patient was opened last. */
  readonly patients: Map<string, number>;
  toldAt: number;
  /** How many times the threshold was told last. */
  toldTimes: number;
}

const people = () => processState('charts-opened', () => new Map<string, Opened>());

/**
 * Counts a patient whom somebody opened. Beyond the clinic's threshold of an hour it is put on the trail,
 * and again at twice, five times and ten times as many, where `manyCharts` finds it for the
 * administrators: opened were more than the row says. Each process counts by itself.
 */
export async function countChart(entry: AuditEntry, patientId: string): Promise<void> {
  const { staffId } = entry;
  if (staffId === undefined) return;
  const opened = people().get(staffId) ?? { patients: new Map(), toldAt: 0, toldTimes: 0 };
  people().set(staffId, opened);
  const now = Date.now();
  opened.patients.delete(patientId);
  opened.patients.set(patientId, now);
  for (const [id, at] of opened.patients) {
    if (at > now - HOUR) break;
    opened.patients.delete(id);
  }
  const { chartsPerHour } = await safety();
  if (opened.toldAt <= now - HOUR) opened.toldTimes = 0;
  const times = TOLD_AT.findLast((each) => opened.patients.size > each * chartsPerHour) ?? 0;
  if (times <= opened.toldTimes) return;
  opened.toldAt = now;
  opened.toldTimes = times;
  const { patientId: _, patientIds: __, ...person } = entry;
  await recordDone({
    ...person,
    action: 'views.many',
    detail: { patients: times * chartsPerHour, minutes: 60 },
  });
}

/** Who opened more patients than the clinic's threshold within the last day: each once, newest first. */
export async function manyCharts(now: Date) {
  const db = await database();
  const newest = await db
    .selectDistinctOn([audit.staffId], {
      at: audit.at,
      staffId: audit.staffId,
      name: audit.staffName,
      detail: audit.detail,
    })
    .from(audit)
    .where(and(eq(audit.action, 'views.many'), gt(audit.at, new Date(now.getTime() - DAY))))
    .orderBy(audit.staffId, desc(audit.seq));
  const rows = newest.sort((a, b) => b.at.getTime() - a.at.getTime());
  return rows.map(({ at, staffId, name, detail }) => ({
    at: at.toISOString(),
    staffId: staffId ?? '',
    name: name ?? '',
    patients: Number(detail?.['patients'] ?? 0),
  }));
}
