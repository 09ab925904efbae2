import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { ReloadError } from '@/components/form/reload-error';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { agendaHref, agendaViewOf, loadAgendaParams } from '@/lib/agenda/shared/agenda-view';
import { clinicOnPaper } from '@/lib/clinic/clinic-on-paper.server';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { DaySheet } from './day-sheet';
import { loadDaySheet } from './load-day-sheet.server';

export const generateMetadata = screenMetadata('daySheet');

/** A day to be printed: who comes to whom, with telephones and a box to tick, a sheet for each doctor. */
export default async function DaySheetPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'daySheet');
  const view = agendaViewOf(
    await loadAgendaParams(searchParams),
    clinicToday(env().timezone, new Date()),
  );
  const [sheet, clinic, locale, t] = await Promise.all([
    loadForPage(caller, loadDaySheet(caller, view)),
    clinicOnPaper(),
    getLocale(),
    getTranslations('agenda.sheet'),
  ]);
  const day = formatDate(view.date, locale, 'full');
  const { date, doctors, locations } = view;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={<span className="inline-block first-letter:uppercase">{day}</span>}
        actions={
          <>
            <LinkButton href={agendaHref({ date, doctors, locations })} icon="back" variant="quiet">
              {t('back')}
            </LinkButton>
            {!sheet.problem && sheet.data.length > 0 && <PrintButton>{t('print')}</PrintButton>}
          </>
        }
      />
      {sheet.problem ? (
        <div className="rounded-md border border-line bg-surface">
          <ReloadError problem={sheet.problem} title={t('failed')} />
        </div>
      ) : sheet.data.length === 0 ? (
        <div className="rounded-md border border-line bg-surface">
          <EmptyState icon="agenda" title={t('none')}>
            {t('noneExplain')}
          </EmptyState>
        </div>
      ) : (
        sheet.data.map((part) => (
          <DaySheet key={part.doctorId} {...part} head={[...clinic, day].join(' · ')} />
        ))
      )}
    </>
  );
}
