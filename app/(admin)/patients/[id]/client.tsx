'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PatientVisitsCard } from '@/components/agenda/shared/patient-visits-card';
import { LoadError } from '@/components/form/load-error';
import { PatientBanner } from '@/components/patients/patient-banner';
import { PatientDetails } from '@/components/patients/patient-details';
import { PatientSkeleton } from '@/components/patients/patient-skeleton';
import { RecordTabs } from '@/components/patients/record-tabs';
import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import type { RecordPart } from '@/lib/patients/rules/record-parts';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';

interface PatientScreenProps {
  id: string;
  /** The clinic's date, `YYYY-MM-DD`, and its time zone. */
  today: string;
  timezone: string;
  canChange: boolean;
  canBook: boolean;
  parts: readonly RecordPart[];
  /** The load that failed on the server. */
  problem: PageProblem | undefined;
}

export function PatientScreen({
  id,
  today,
  timezone,
  canChange,
  canBook,
  parts,
  problem,
}: PatientScreenProps) {
  const t = useTranslations('patient');
  const read = useQuery(patientQueries.read(id));
  if (read.data === undefined) {
    const error = read.error ?? (problem && toProblem(problem));
    if (error === undefined) return <PatientSkeleton />;
    return (
      <div className="rounded-md border border-line bg-surface">
        <LoadError
          heading="h1"
          title={t('failed')}
          error={error}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      </div>
    );
  }
  return (
    <>
      {read.isRefetchError && (
        <Banner tone="attention" className="mb-4">
          {t('stale')}
        </Banner>
      )}
      <PatientBanner
        patient={read.data}
        today={today}
        actions={
          <>
            {canBook && (
              <LinkButton href={agendaHref({ booking: { patientId: id } })} icon="agenda">
                {t('book')}
              </LinkButton>
            )}
            {canChange && (
              <LinkButton href={`/patients/${id}/edit`} icon="edit">
                {t('edit')}
              </LinkButton>
            )}
          </>
        }
      />
      <RecordTabs id={id} current="summary" parts={parts} />
      <PatientDetails
        patient={read.data}
        timezone={timezone}
        visits={<PatientVisitsCard patientId={read.data.id} />}
      />
    </>
  );
}
