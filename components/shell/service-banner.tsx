'use client';

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useServiceReturn } from '@/lib/queries/use-service-return';
import { Strip } from './strip';
import { useOutage } from './use-outage';

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * A thin line while the clinic service, or the application itself, does not answer. When it does again,
 * what failed is asked for anew; what fails all the same says so itself, in its place.
 */
export function ServiceBanner() {
  const t = useTranslations('shell');
  const queries = useQueryClient();
  const { outage, failures } = useOutage();
  const isBack = useServiceReturn(failures, () => {
    void queries.refetchQueries({ type: 'active', predicate: isFailed });
  });
  return (
    <div role="status">
      {outage && !isBack && (
        <Strip tone="danger" icon="offline">
          {t(outage)}
        </Strip>
      )}
    </div>
  );
}
