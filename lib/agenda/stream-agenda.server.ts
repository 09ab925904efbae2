import 'server-only';
import { eventStream } from '@/lib/server/event-stream.server';
import { log } from '@/lib/server/log.server';
import { listenedFeed } from './agenda-feeds.server';
import type { AgendaRange } from './agenda-range';
import { type AgendaEvents, type AgendaSnapshot, toAgendaSnapshot } from './agenda-snapshot';
import type { FeedNews } from './appointment-feed';

const HOUR = 60 * 60_000;

interface StreamOptions {
  readonly sessionId: string;
  readonly range: AgendaRange;
  /** What was read for this person a moment ago. */
  readonly now: AgendaSnapshot;
  readonly have: string | undefined;
  readonly signal: AbortSignal;
  /** Asked before anything of a patient is sent: rights can end while somebody listens. */
  readonly stillAllowed: () => Promise<boolean>;
  /** Puts patients on the trail whom the stream named since it began, or since an hour ago. */
  readonly shown: (patientIds: readonly string[]) => void;
}

type Told = {
  [Name in keyof AgendaEvents]: readonly [Name, AgendaEvents[Name]];
}[keyof AgendaEvents];

/** Tells a browser what changes in a range, in the order in which it happened. */
export function streamAgenda({
  sessionId,
  range,
  now,
  have,
  signal,
  stillAllowed,
  shown,
}: StreamOptions): Response {
  const owner = `agenda ${sessionId}`;
  return eventStream({ owner, signal, stillAllowed }, (stream) => {
    const feed = listenedFeed(range);
    const named = new Set<string>();
    const tellTrail = () => {
      if (named.size === 0) return;
      const patientIds = [...named].sort();
      named.clear();
      try {
        shown(patientIds);
      } catch (error) {
        log.error({ err: error }, 'A stream could not be put on the audit trail');
        stream.close();
      }
    };
    const hourly = setInterval(tellTrail, HOUR);
    let told = Promise.resolve();
    const tell = ([event, data]: Told) => {
      told = told.then(async () => {
        // While nobody can tell who is asking, nothing is told: the browser asks again later.
        if (await stillAllowed().catch(() => false)) stream.send(event, data);
        else stream.close();
      });
    };
    const latest = feed.latest;
    const current = latest ? toAgendaSnapshot(latest) : now;
    if (current.version !== have) tell(['snapshot', current]);
    // After what is shown: that it cannot be read again is said of that, and would be taken back by it.
    const stop = feed.listen((news) => {
      if (news.kind === 'replaced') return stream.replace();
      if (news.kind === 'change') for (const { patientId } of news.changed) named.add(patientId);
      tell(eventOf(news));
    });
    return () => {
      clearInterval(hourly);
      stop();
      tellTrail();
    };
  });
}

function eventOf(news: Exclude<FeedNews, { readonly kind: 'replaced' }>): Told {
  if (news.kind === 'stale') return ['stale', { since: news.since.toISOString() }];
  if (news.kind === 'fresh') return ['fresh', { readAt: news.readAt.toISOString() }];
  const { kind, readAt, ...change } = news;
  return [kind, { ...change, readAt: readAt.toISOString() }];
}
