import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { OpenById } from '@/components/schedules/open-by-id';
import { DoctorWeekRow } from '@/components/schedules/week/doctor-week-row';
import { hourWindow } from '@/components/schedules/week/hour-window';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';

export const generateMetadata = screenMetadata('schedules');

export default async function SchedulesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { doctor: asked } = await searchParams;
  const caller = await pageCaller();
  await requireScreen(caller, 'schedules');
  const wanted = typeof asked === 'string' ? asked.trim() : undefined;
  if (wanted !== undefined && ID_PATTERN.test(wanted)) redirect(`/schedules/${wanted}`);
  const t = await getTranslations('schedules');
  const read = await loadForPage(caller, readDirectory());
  if (read.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={read.problem} title={t('failed')} />
      </div>
    );
  }
  const { doctors, locations, weeks, learned } = read.data;
  const blocks = Object.values(weeks).flatMap((week) =>
    typeof week === 'string' ? [] : week.workingDays,
  );
  const hours = hourWindow(blocks);
  const today = clinicToday(env().timezone, new Date());
  return (
    <>
      <PageHeader title={t('title')} facts={t('facts', { count: doctors.length })} />
      {learned && (
        <div className="mb-4 space-y-3">
          {doctors.length > 0 && <p className="text-pretty text-ink-muted">{t('learned')}</p>}
          <OpenById asked={wanted} />
        </div>
      )}
      <div className="rounded-md border border-line bg-surface">
        {doctors.length === 0 ? (
          <EmptyState icon="clock" title={t(learned ? 'noneLearned.title' : 'none.title')}>
            {t(learned ? 'noneLearned.explain' : 'none.explain')}
          </EmptyState>
        ) : (
          <ul aria-label={t('list')} className="divide-y divide-line">
            {doctors.map((doctor) => (
              <DoctorWeekRow
                key={doctor.id}
                doctor={doctor}
                week={weeks[doctor.id] ?? 'unread'}
                places={locations}
                hours={hours}
                today={today}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
