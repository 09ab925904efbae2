import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { knownPlaces } from '@/components/schedules/places';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { screenMetadata } from '@/lib/screen-metadata.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { loadDoctorSchedule } from '../load-doctor-schedule.server';
import { loadOutside } from './load-outside.server';
import { OutsideTable } from './outside-table';

export const generateMetadata = screenMetadata('outsideHours');

/** Whom to call after a change of hours: a list to work through, on the screen or on paper. */
export default async function OutsidePage({ params }: { params: Promise<{ doctorId: string }> }) {
  const { doctorId } = await params;
  const caller = await pageCaller();
  await requireScreen(caller, 'outsideHours', { params: { doctorId } });
  const [read, t] = await Promise.all([
    loadForPage(caller, load(caller, doctorId)),
    getTranslations('schedules.outside'),
  ]);
  if (read.problem?.status === 404) notFound();
  if (read.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={read.problem} title={t('failed')} />
      </div>
    );
  }
  const { doctor, schedule, locations, outside } = read.data;
  if (schedule === undefined) notFound();
  const { entries, isCut } = outside;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { name: doctor?.name ?? doctorId, count: entries.length })}
        actions={
          <>
            <LinkButton href={`/schedules/${doctorId}`} icon="back" variant="quiet">
              {t('back')}
            </LinkButton>
            {entries.length > 0 && <PrintButton>{t('print')}</PrintButton>}
          </>
        }
      />
      {isCut && <p className="mb-3 text-attention">{t('cut')}</p>}
      <div className="rounded-md border border-line bg-surface">
        {entries.length === 0 ? (
          <EmptyState icon="check" title={t('none')}>
            {t('noneExplain')}
          </EmptyState>
        ) : (
          <OutsideTable {...outside} places={knownPlaces(locations, schedule.workingDays)} />
        )}
      </div>
    </>
  );
}

async function load(caller: Caller, doctorId: string) {
  const known = await loadDoctorSchedule(caller, doctorId);
  const week = known.schedule ?? { workingDays: [], exceptions: [] };
  return { ...known, outside: await loadOutside(caller, doctorId, week) };
}
