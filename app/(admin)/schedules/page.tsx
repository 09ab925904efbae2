import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { DoctorWeekRow } from '@/components/schedules/doctor-week-row';
import { hourWindow } from '@/components/schedules/hour-window';
import { OpenById } from '@/components/schedules/open-by-id';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { readDirectory } from '@/lib/agenda/directory.server';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readSchedule } from '@/lib/contract/schedules';
import { env } from '@/lib/env.server';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedules');
  return { title: t('title') };
}

export default async function SchedulesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { doctor: asked } = await searchParams;
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, readSchedule, {}));
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
