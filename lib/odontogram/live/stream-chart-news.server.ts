import 'server-only';
import { eventStream } from '@/lib/server/event-stream.server';
import { listenToChart } from './chart-feeds.server';

interface StreamOptions {
  readonly sessionId: string;
  readonly patientId: string;
  /** The version that the browser shows. */
  readonly have: number | undefined;
  readonly signal: AbortSignal;
  /** Asked before anything is told: rights can end while somebody listens. */
  readonly stillAllowed: () => Promise<boolean>;
}

/** Tells a browser the version of a chart whenever it is another than it was told before, and when it cannot be read. */
export function streamChartNews({
  sessionId,
  patientId,
  have,
  signal,
  stillAllowed,
}: StreamOptions): Response {
  const owner = `chart ${sessionId}`;
  return eventStream({ owner, signal, stillAllowed }, (stream) => {
    let known = have;
    let told = Promise.resolve();
    return listenToChart(patientId, (version) => {
      if (version === known) return;
      known = version;
      told = told.then(async () => {
        // While nobody can tell who is asking, nothing is told: the browser asks again later.
        if (await stillAllowed().catch(() => false)) {
          if (version === undefined) stream.send('lost', {});
          else stream.send('version', { version });
        } else stream.close();
      });
    });
  });
}
