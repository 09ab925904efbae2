import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { EditableSchedule } from '@/components/schedules/editable-schedule';
import { knownPlaces } from '@/components/schedules/places';
import { ScheduleView } from '@/components/schedules/schedule-view';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { loadDoctorSchedule } from './load-doctor-schedule.server';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedules');
  return { title: t('title') };
}

export default async function DoctorSchedulePage({
  params,
}: {
  params: Promise<{ doctorId: string }>;
}) {
  const { doctorId } = await params;
  const caller = await pageCaller();
  const [read, canReplace, t] = await Promise.all([
    loadForPage(caller, loadDoctorSchedule(caller, doctorId)),
    mayUse(caller, 'schedules.replace'),
    getTranslations('schedules'),
  ]);
  if (read.problem?.status === 404) notFound();
  if (read.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={read.problem} title={t('doctorFailed')} />
      </div>
    );
  }
  const { doctor, schedule, locations, assignable, isLearned } = read.data;
  if (schedule === undefined && doctor === undefined && !isLearned) notFound();
  const places = knownPlaces(locations, schedule?.workingDays ?? []);
  const today = clinicToday(env().timezone, new Date());
  const editor = { doctorId, places, assignable, isLearned, today };
  return (
    <>
      <PageHeader
        title={t('doctorTitle', { name: doctor?.name ?? doctorId })}
        facts={doctor?.specialty}
        actions={
          <>
            <LinkButton href="/schedules" icon="back" variant="quiet">
              {t('back')}
            </LinkButton>
            {schedule && (
              <LinkButton href={`/schedules/${doctorId}/outside`} variant="quiet">
                {t('affected.title')}
              </LinkButton>
            )}
          </>
        }
      />
      <ClientMessages namespaces={['schedules']}>
        {canReplace && (
          <EditableSchedule
            key={doctorId}
            {...editor}
            schedule={schedule}
            isUnknown={doctor === undefined}
          />
        )}
      </ClientMessages>
      {!canReplace && schedule && <ScheduleView {...editor} schedule={schedule} />}
      {!canReplace && !schedule && (
        <div className="rounded-md border border-line bg-surface">
          <EmptyState icon="clock" title={t('empty.title')}>
            {t('empty.explainView')}
          </EmptyState>
        </div>
      )}
    </>
  );
}
