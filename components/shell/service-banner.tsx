'use client';

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isOutage, problemFacts, problemMessage } from '@/components/form/problem-message';
import { useServiceReturn } from '@/lib/queries/use-service-return';
import { Strip } from './strip';

type Outage = 'serviceDown' | 'offline' | null;

/** Told by what the screen's own calls meet: no call is made only to find out that it is down. */
function outageOf(error: unknown): Outage {
  const message = problemMessage(problemFacts(error));
  if (!isOutage(message)) return null;
  return message === 'network' ? 'offline' : 'serviceDown';
}

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * A thin line while the clinic service, or the application itself, does not answer. When it does again,
 * what failed is asked for anew, and the first that comes takes the line away.
 */
export function ServiceBanner() {
  const t = useTranslations('shell');
  const queries = useQueryClient();
  const [outage, setOutage] = useState<Outage>(null);

  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') setOutage(null);
        else if (event.action.type === 'error') setOutage(outageOf(event.action.error));
      }),
    [queries],
  );

  useServiceReturn(outage !== null, () => {
    const failed = { type: 'active', predicate: isFailed } as const;
    if (queries.getQueryCache().findAll(failed).length === 0) setOutage(null);
    else void queries.refetchQueries(failed);
  });

  return (
    <div role="status">
      {outage && (
        <Strip tone="danger" icon="offline">
          {t(outage)}
        </Strip>
      )}
    </div>
  );
}
