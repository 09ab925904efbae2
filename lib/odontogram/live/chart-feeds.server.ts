import 'server-only';
import { randomUUID } from 'node:crypto';
import { readOdontogram } from '@/lib/contract/odontogram';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { onChange } from '@/lib/server/door/change-news';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import { VersionFeed, type VersionListener } from './version-feed';

/** Milliseconds; more where the agenda is read more seldom, too. */
const EVERY = 1_500;
const SELDOM = 5_000;

const feeds = () =>
  processState('chart-feeds', () => {
    const all = new Map<string, VersionFeed>();
    // Charted by this process: everybody who looks at this patient is to know it now.
    onChange((operation, patientId) => {
      if (!operation.startsWith('odontogram.') || patientId === undefined) return;
      all.get(patientId)?.nudge();
    });
    return all;
  });

/**
 * Tells which version a patient's chart has until the returned function is called: one reading for all
 * who look at it. The application reads it by itself and gives nobody more than its number; who opened
 * the chart is on the audit trail from when they read it, and a row every other second would bury that.
 */
export function listenToChart(patientId: string, listener: VersionListener): () => void {
  const all = feeds();
  const feed = all.get(patientId) ?? newFeed(patientId);
  all.set(patientId, feed);
  const stop = feed.listen(listener);
  return () => {
    stop();
    if (feed.size === 0 && all.get(patientId) === feed) all.delete(patientId);
  };
}

function newFeed(patientId: string): VersionFeed {
  const read = async () => {
    const context = { locale: env().locale, correlationId: randomUUID(), isPoll: true };
    const { version } = await clinic().client.call(
      readOdontogram,
      { params: { patientId } },
      context,
    );
    return version;
  };
  const every = Math.max(EVERY, env().clinic.agendaPollSeconds * 1000);
  return new VersionFeed({ read, every, seldom: Math.max(SELDOM, every) });
}
