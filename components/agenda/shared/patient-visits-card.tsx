'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LoadError } from '@/components/form/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/states/skeleton';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { VisitList } from './visit-list';

/** In sight; the others open. */
const SHOWN = 4;

const HEAD = 'bg-sunken px-4 py-1 text-sm text-ink-muted';

/** When a patient comes next, and when they came before. */
export function PatientVisitsCard({ patientId }: { patientId: string }) {
  const t = useTranslations('patient.visits');
  const { data, error, isFetching, refetch } = useQuery(appointmentQueries.ofPatient(patientId));
  const isBoth = data !== undefined && data.coming.length > 0 && data.past.length > 0;
  return (
    <Card flush title={t('title')} className="print:hidden">
      {data === undefined && !error && (
        <div className="space-y-2 p-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {data === undefined && error && (
        <LoadError
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <h3 className={isBoth ? HEAD : 'sr-only'}>{t('coming')}</h3>
          {data.coming.length === 0 ? (
            <p className="px-4 py-3 text-ink-muted">{t('none')}</p>
          ) : (
            <VisitList visits={data.coming} open="underWay" />
          )}
          {data.past.length > 0 && <Past visits={data.past} />}
        </>
      )}
    </Card>
  );
}

function Past({ visits }: { visits: readonly PatientVisit[] }) {
  const t = useTranslations('patient.visits');
  const rest = visits.slice(SHOWN);
  return (
    <section aria-label={t('past')} className="border-t border-line">
      <h3 className={HEAD}>
        {t('past')} · {t('limits')}
      </h3>
      <VisitList visits={visits.slice(0, SHOWN)} open="toClose" />
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 py-2 text-sm text-ink-muted hover:bg-hover touch:py-3">
            {t('more', { count: rest.length })}
          </summary>
          <VisitList visits={rest} open="toClose" />
        </details>
      )}
    </section>
  );
}
