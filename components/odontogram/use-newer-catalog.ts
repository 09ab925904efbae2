'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { Catalog, Chart } from '@/lib/odontogram/chart-data';
import { odontogramQueries } from '@/lib/queries/odontogram';

/** A finding that the catalog does not have may be of a newer one: it is read again, once for each such. */
export function useNewerCatalog({ findings }: Chart, catalog: Catalog): void {
  const queries = useQueryClient();
  const locale = useLocale();
  const known = new Set(catalog.findings.map(({ id }) => id));
  const unknown = findings.flatMap(({ catalogFindingId: id }) => (known.has(id) ? [] : [id]));
  const asked = [...new Set(unknown)].sort().join(' ');
  const newerThan = useEffectEvent(() => catalog.catalogVersion);
  useEffect(() => {
    if (asked === '') return;
    // The version is not in what this waits for: one that is no newer is not asked for again.
    const query = odontogramQueries.catalog(locale, newerThan());
    // One that is under way asks for no newer one, and would be joined.
    void queries
      .cancelQueries({ queryKey: query.queryKey })
      .then(() => queries.prefetchQuery({ ...query, staleTime: 0 }));
  }, [asked, queries, locale]);
}
