import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOutage, problemFacts, problemMessage } from '@/components/form/problem-message';

export type Outage = 'serviceDown' | 'offline';

/**
 * What keeps the screen's own calls from being answered; no call is made only to find out. A read that
 * failed so counts until it comes, or until nothing on the screen needs it any more.
 */
export function useOutage(): Outage | undefined {
  const queries = useQueryClient();
  const [outage, setOutage] = useState<Outage>();
  useEffect(() => {
    const failing = new Map<string, Outage>();
    return queries.getQueryCache().subscribe((event) => {
      const { queryHash } = event.query;
      const met = outageIn(event);
      if (met) failing.set(queryHash, met);
      else if (!isSettled(event) || !failing.delete(queryHash)) return;
      setOutage(failing.values().next().value);
    });
  }, [queries]);
  return outage;
}

function outageIn(event: QueryCacheNotifyEvent): Outage | undefined {
  if (event.type !== 'updated' || event.action.type !== 'error') return undefined;
  const message = problemMessage(problemFacts(event.action.error));
  if (!isOutage(message)) return undefined;
  return message === 'network' ? 'offline' : 'serviceDown';
}

/** The read came, or failed for another reason, or is no longer needed. */
function isSettled(event: QueryCacheNotifyEvent): boolean {
  if (event.type === 'updated') return ['success', 'error'].includes(event.action.type);
  return event.type === 'removed' || (event.type === 'observerRemoved' && !event.query.isActive());
}
