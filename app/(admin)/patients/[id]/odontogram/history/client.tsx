'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { LoadError } from '@/components/form/load-error';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { VersionComparison } from '@/components/odontogram/history/version-comparison';
import { VersionList } from '@/components/odontogram/history/version-list';
import { VersionSteps } from '@/components/odontogram/history/version-steps';
import { PatientBanner } from '@/components/patients/patient-banner';
import { RecordTabs } from '@/components/patients/record-tabs';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import type { HistoryProblems } from '@/lib/odontogram/history/load-history.server';
import { odontogramQueries } from '@/lib/odontogram/odontogram-queries';
import type { RecordPart } from '@/lib/patients/rules/record-parts';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { toProblem } from '@/lib/queries/page-problem';
import { ClinicProblem } from '@/lib/queries/problem';
import {
  askedVersions,
  type ComparedVersions,
  comparedVersions,
  versionParams,
  versionsQuery,
} from './search-params';

interface HistoryScreenProps {
  patientId: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  parts: readonly RecordPart[];
  problems: HistoryProblems;
}

export function HistoryScreen({ patientId, today, parts, problems }: HistoryScreenProps) {
  const t = useTranslations('odontogram');
  const patient = useQuery(patientQueries.read(patientId));
  return (
    <>
      {patient.data ? (
        <PatientBanner patient={patient.data} today={today} actions={null} />
      ) : (
        <h1 className="mb-4 text-xl font-semibold tracking-tight">{t('page.patientFailed')}</h1>
      )}
      <RecordTabs id={patientId} current="odontogram" parts={parts} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t('history.title')}</h2>
        <LinkButton href={`/patients/${patientId}/odontogram`} icon="back" variant="quiet">
          {t('sheet.back')}
        </LinkButton>
      </div>
      <Versions patientId={patientId} problems={problems} />
    </>
  );
}

/** The changes of a chart, and what one of them changed. */
function Versions({ patientId, problems }: Omit<HistoryScreenProps, 'today' | 'parts'>) {
  const t = useTranslations('odontogram');
  const path = usePathname();
  const [asked, setAsked] = useQueryStates(versionParams);
  const isOffered = problems.versions?.code !== 'NOT_OFFERED';
  const list = useInfiniteQuery({ ...odontogramQueries.versions(patientId), enabled: isOffered });
  const catalog = useQuery(odontogramQueries.catalog(useLocale()));

  if (!isOffered) {
    return (
      <UnavailableState title={t('history.notOffered')}>
        {t('history.notOfferedExplain')}
      </UnavailableState>
    );
  }
  const failed =
    (!list.data && (list.error ?? problems.versions)) ||
    (!catalog.data && (catalog.error ?? problems.catalog));
  if (failed) {
    const error = failed instanceof Error ? failed : toProblem(failed);
    if (error instanceof ClinicProblem && error.code === 'SERVICE_FORBIDDEN') {
      return (
        <UnavailableState title={t('page.notOffered')}>
          {t('page.notOfferedExplain')}
        </UnavailableState>
      );
    }
    return (
      <div className="rounded-md border border-line bg-surface">
        <LoadError
          title={t(list.data ? 'page.catalogFailed' : 'history.failed')}
          error={error}
          retrying={list.isFetching || catalog.isFetching}
          onRetry={() => {
            if (!list.data) void list.refetch();
            if (!catalog.data) void catalog.refetch();
          }}
        />
      </div>
    );
  }
  if (!list.data || !catalog.data) return <ChartSkeleton />;
  const versions = list.data.pages
    .flatMap(({ data }) => data)
    .sort((one, other) => other.version - one.version);
  const newest = versions[0]?.version;
  if (newest === undefined) {
    return (
      <EmptyState icon="history" title={t('history.empty')}>
        {t('history.emptyExplain')}
      </EmptyState>
    );
  }
  const compared = comparedVersions(asked, newest);
  const hrefOf = (next: ComparedVersions) => path + versionsQuery(next);
  const show = (next: ComparedVersions) => void setAsked(askedVersions(next));
  const choose = (to: number) => show({ from: to > 1 ? to - 1 : undefined, to });
  return (
    <div className="grid gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
      <VersionList
        versions={versions}
        chosen={compared.to}
        other={compared.from}
        hrefOf={(to) => hrefOf({ from: undefined, to })}
        onChoose={choose}
        more={
          list.hasNextPage
            ? { isLoading: list.isFetchingNextPage, onMore: () => void list.fetchNextPage() }
            : undefined
        }
        moreError={list.isFetchNextPageError ? list.error : undefined}
      />
      <VersionComparison
        patientId={patientId}
        from={compared.from}
        to={compared.to}
        catalog={catalog.data}
      >
        <VersionSteps compared={compared} newest={newest} onChoose={choose} onCompare={show} />
      </VersionComparison>
    </div>
  );
}
