import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOutage, problemFacts, problemMessage } from '@/components/form/problem-message';

interface Met {
  readonly outage: 'serviceDown' | 'offline' | undefined;
  /** So many reads failed of it up to now; 0 without one. */
  readonly failures: number;
}

/**
 * What keeps the screen's own calls from being answered; no call is made only to find out. A read that
 * failed of it counts until it comes; one that nothing on the screen needs any more, such as of words
 * that were typed on, until any comes.
 */
export function useOutage(): Met {
  const cache = useQueryClient().getQueryCache();
  const [met, setMet] = useState<Met>({ outage: undefined, failures: 0 });
  useEffect(() => {
    const failing = new Map<string, Met['outage']>();
    let failures = 0;
    return cache.subscribe((event) => {
      const { queryHash } = event.query;
      const outage = outageIn(event);
      if (outage) {
        failures += 1;
        failing.set(queryHash, outage);
      } else if (isAnswer(event) && failing.size > 0) {
        failing.delete(queryHash);
        for (const hash of failing.keys()) if (!cache.get(hash)?.isActive()) failing.delete(hash);
      } else return;
      const [first] = failing.values();
      setMet({ outage: first, failures: first ? failures : 0 });
    });
  }, [cache]);
  return met;
}

function outageIn(event: QueryCacheNotifyEvent): Met['outage'] {
  if (event.type !== 'updated' || event.action.type !== 'error') return undefined;
  const message = problemMessage(problemFacts(event.action.error));
  if (!isOutage(message)) return undefined;
  return message === 'network' ? 'offline' : 'serviceDown';
}

/** The service was there to say something, be it no. */
function isAnswer(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && ['success', 'error'].includes(event.action.type);
}
