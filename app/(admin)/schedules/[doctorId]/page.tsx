import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { EditableSchedule } from '@/components/schedules/editable-schedule';
import { knownPlaces } from '@/components/schedules/places';
import { ScheduleView } from '@/components/schedules/schedule-view';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { loadDoctorSchedule } from './load-doctor-schedule.server';

export const generateMetadata = screenMetadata('schedule');

export default async function DoctorSchedulePage({
  params,
}: {
  params: Promise<{ doctorId: string }>;
}) {
  const { doctorId } = await params;
  const caller = await pageCaller();
  await requireScreen(caller, 'schedule', { params: { doctorId } });
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
