'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { Catalog, Chart } from '@/lib/odontogram/chart-data';
import { odontogramQueries } from '@/lib/queries/odontogram';

/** A finding that the catalog does not have may be of a newer one: it is read again, once for each such. */
export function useNewerCatalog({ findings }: Chart, catalog: Catalog): void {
  const queries = useQueryClient();
  const locale = useLocale();
  const known = new Set(catalog.findings.map(({ id }) => id));
  const unknown = findings.flatMap(({ catalogFindingId: id }) => (known.has(id) ? [] : [id]));
  const asked = [...new Set(unknown)].sort().join(' ');
  useEffect(() => {
    if (asked === '') return;
    void queries.invalidateQueries({ queryKey: odontogramQueries.catalog(locale).queryKey });
  }, [asked, queries, locale]);
}
