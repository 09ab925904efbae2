'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '@/components/ui/states/skeleton';
import { chartViews } from '@/lib/odontogram/chart-views';
import { notDrawn } from '@/lib/odontogram/draw/not-drawn';
import { compareCharts } from '@/lib/odontogram/history/compare-charts';
import { odontogramQueries } from '@/lib/odontogram/odontogram-queries';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { Legend } from '../legend';
import { ChangeList } from './change-list';
import { VersionChart } from './version-chart';

interface VersionComparisonProps {
  patientId: string;
  /** The earlier; without one the other is shown alone. */
  from: number | undefined;
  to: number;
  catalog: Catalog;
  /** Above what changed: how one goes on. */
  children: ReactNode;
}

/** A version beside an earlier one: what is different, in words and on both drawings. */
export function VersionComparison(props: VersionComparisonProps) {
  const { patientId, from, to, catalog, children } = props;
  const t = useTranslations('odontogram.history');
  const after = useQuery(odontogramQueries.version(patientId, to));
  const before = useQuery({
    ...odontogramQueries.version(patientId, from ?? 0),
    enabled: from !== undefined,
  });
  const changes = useMemo(
    () =>
      before.data && after.data && from !== undefined
        ? compareCharts(before.data.odontogram, after.data.odontogram)
        : undefined,
    [before.data, after.data, from],
  );
  // On the earlier drawing nothing is marked that is not on it yet.
  const earlier = changes && new Map([...changes.teeth].filter(([, kind]) => kind !== 'added'));
  const isFailed = Boolean(after.error ?? (from !== undefined && before.error));
  return (
    <>
      <section aria-label={t('changes')} className="min-w-0">
        {children}
        {changes && <ChangeList changes={changes} catalog={catalog} />}
        {!changes && from === undefined && after.data && (
          <p className="text-ink-muted">{t('nothingBefore')}</p>
        )}
        {!changes && from !== undefined && !isFailed && <Skeleton className="h-40 w-full" />}
        {!changes && isFailed && <p className="text-ink-muted">{t('notCompared')}</p>}
      </section>
      <div
        className={from === undefined ? 'xl:col-span-2' : 'grid gap-4 xl:col-span-2 xl:grid-cols-2'}
      >
        {from !== undefined && (
          <VersionChart version={from} read={before} catalog={catalog} changed={earlier} />
        )}
        <VersionChart version={to} read={after} catalog={catalog} changed={changes?.teeth} />
      </div>
      <div className="xl:col-span-2">
        <VersionLegend
          catalog={catalog}
          charts={[before.data, after.data].flatMap((read) => read?.odontogram ?? [])}
        />
      </div>
    </>
  );
}

interface VersionLegendProps {
  catalog: Catalog;
  charts: readonly Chart[];
}

/** What the signs on several versions mean, each once. */
function VersionLegend({ catalog, charts }: VersionLegendProps) {
  const undrawn = charts.flatMap((chart) =>
    notDrawn(chartViews(chart, catalog)).map(({ finding }) => finding.catalogFindingId),
  );
  return (
    <Legend
      catalog={catalog}
      findings={charts.flatMap(({ findings }) => findings)}
      undrawn={undrawn}
    />
  );
}
