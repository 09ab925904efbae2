import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LoadError } from '@/components/form/load-error';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { readOdontogramVersion } from '@/lib/contract/odontogram';
import type { OperationOutput } from '@/lib/contract/operation';
import { chartViews } from '@/lib/odontogram/chart-views';
import { wholeChart } from '@/lib/odontogram/edit/known-chart';
import type { ChangeKind } from '@/lib/odontogram/history/compare-charts';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import { StaticChart } from '../chart/static-chart';
import { UnreadNotice } from '../unread-notice';
import { useSignatureWords } from './use-signature-words';

interface VersionChartProps {
  version: number;
  read: UseQueryResult<OperationOutput<typeof readOdontogramVersion>>;
  catalog: Catalog;
  changed: ReadonlyMap<number, ChangeKind> | undefined;
}

/** The chart as one change left it, or why it is not there. */
export function VersionChart({ version, read, catalog, changed }: VersionChartProps) {
  const t = useTranslations('odontogram.history');
  const signed = useSignatureWords();
  const title = t('version', { version: String(version) });
  const chart = read.data?.odontogram;
  if (!chart) {
    const isMissing = read.error instanceof ClinicProblem && read.error.status === 404;
    return (
      <section className="rounded-md border border-line bg-surface p-4">
        <h3 className="mb-3 font-semibold">{title}</h3>
        {isMissing && <p className="text-ink-muted">{t('missing')}</p>}
        {!isMissing && read.error && (
          <LoadError
            title={t('versionFailed', { version: String(version) })}
            error={read.error}
            retrying={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        )}
        {!read.error && <Skeleton className="h-72 w-full" />}
      </section>
    );
  }
  return (
    <section className="whole-mouth min-w-0 rounded-md border border-line bg-surface p-4">
      <header className="mb-3 flex flex-wrap justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        <p className="tabular text-sm text-ink-muted">{signed(chart.signature)}</p>
      </header>
      <StaticChart
        label={t('drawing', { version: String(version) })}
        views={chartViews(chart, catalog)}
        mode={chart.dentitionMode}
        {...(changed && { changed })}
      />
      <UnreadNotice known={wholeChart(chart)} />
    </section>
  );
}
