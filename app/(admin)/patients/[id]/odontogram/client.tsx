'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { LoadError } from '@/components/form/load-error';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { Workspace, type WorkspaceProps } from '@/components/odontogram/workspace';
import { PatientBanner } from '@/components/patients/patient-banner';
import { RecordTabs } from '@/components/patients/record-tabs';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import { ageOn } from '@/lib/kit/dates/age';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { UNREAD_CHART, wholeChart } from '@/lib/odontogram/edit/known-chart';
import { odontogramQueries } from '@/lib/odontogram/odontogram-queries';
import type { RecordPart } from '@/lib/patients/rules/record-parts';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { ClinicProblem } from '@/lib/queries/problem';

/** `?view=table` shows the findings as a list. */
const VIEW = parseAsStringLiteral(['chart', 'table']).withDefault('chart');

interface OdontogramScreenProps {
  patientId: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  parts: readonly RecordPart[];
  staff: { id: string; name: string };
  rights: ChartRights;
  /** The loads that failed on the server. */
  problems: Readonly<Record<'patient' | 'chart' | 'catalog', PageProblem | undefined>>;
}

export function OdontogramScreen(props: OdontogramScreenProps) {
  const { patientId, today, parts } = props;
  const t = useTranslations('odontogram.page');
  const patient = useQuery(patientQueries.read(patientId));
  return (
    <>
      {patient.data ? (
        <PatientBanner patient={patient.data} today={today} actions={null} />
      ) : (
        <h1 className="mb-4 text-xl font-semibold tracking-tight">{t('patientFailed')}</h1>
      )}
      <LoadedWorkspace
        {...props}
        years={patient.data && ageOn(patient.data.dateOfBirth, today)?.years}
        head={(facts) => (
          <RecordTabs id={patientId} current="odontogram" parts={parts}>
            {facts}
          </RecordTabs>
        )}
      />
    </>
  );
}

/** The chart is drawn of what was read, with the catalog that explains it, and of nothing less. */
function LoadedWorkspace({
  patientId,
  staff,
  rights,
  problems,
  years,
  head,
}: OdontogramScreenProps & Pick<WorkspaceProps, 'head' | 'years'>) {
  const t = useTranslations('odontogram.page');
  const locale = useLocale();
  const path = usePathname();
  const [view, setView] = useQueryState('view', VIEW);
  const isReadable = problems.chart?.code !== 'NOT_OFFERED';
  // The editor reads it again when it is told of news; nothing else has to.
  const chart = useQuery({
    ...odontogramQueries.chart(patientId),
    enabled: isReadable,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const catalog = useQuery(odontogramQueries.catalog(locale));

  const failed =
    (chart.data === undefined && isReadable && (chart.error ?? toProblemOf(problems.chart))) ||
    (catalog.data === undefined && (catalog.error ?? toProblemOf(problems.catalog)));
  if (failed) {
    if (failed instanceof ClinicProblem && failed.code === 'SERVICE_FORBIDDEN') {
      return (
        <>
          {head(null)}
          <UnavailableState title={t('notOffered')}>{t('notOfferedExplain')}</UnavailableState>
        </>
      );
    }
    const isCatalog = chart.data !== undefined || !isReadable;
    return (
      <>
        {head(null)}
        <div className="rounded-md border border-line bg-surface">
          <LoadError
            title={t(isCatalog ? 'catalogFailed' : 'failed')}
            error={failed}
            retrying={chart.isFetching || catalog.isFetching}
            onRetry={() => {
              if (isReadable && chart.data === undefined) void chart.refetch();
              if (catalog.data === undefined) void catalog.refetch();
            }}
          />
          {isCatalog && (
            <p className="px-6 pb-8 text-center text-ink-muted">{t('catalogExplain')}</p>
          )}
        </div>
      </>
    );
  }
  if (catalog.data === undefined || (isReadable && chart.data === undefined)) {
    return (
      <>
        {head(null)}
        <ChartSkeleton />
      </>
    );
  }
  return (
    <Workspace
      key={patientId}
      patientId={patientId}
      begin={chart.data ? wholeChart(chart.data) : UNREAD_CHART}
      catalog={catalog.data}
      rights={rights}
      staff={staff}
      years={years}
      view={view}
      head={head}
      onView={(next) => void setView(next)}
      links={{
        // Both read it anew, also where it came to be known whole from an answer.
        print: isReadable ? `${path}/print` : undefined,
        plan: isReadable ? `${path}/plan` : undefined,
        history: rights.readVersions ? `${path}/history` : undefined,
      }}
    />
  );
}

function toProblemOf(problem: PageProblem | undefined) {
  return problem && toProblem(problem);
}
