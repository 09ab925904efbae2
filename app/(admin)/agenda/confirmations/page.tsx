import { dehydrate } from '@tanstack/react-query';
import type { SearchParams } from 'nuqs/server';
import { directoryInto, entriesInto } from '@/lib/agenda/agenda-into.server';
import { dateIn, loadConfirmations } from '@/lib/agenda/confirmations/confirmations-view';
import { nextWorkingDay } from '@/lib/agenda/rules/confirmations';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { readSettings } from '@/lib/server/db/clinic-settings.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { ConfirmationsScreen } from './client';

export const generateMetadata = screenMetadata('confirmations');

/** Tomorrow's patients, to be asked whether they come. */
export default async function ConfirmationsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'confirmations');
  const { timezone, locale } = env();
  const today = clinicToday(timezone, new Date());
  const queries = createQueryClient();
  const [asked, directory, { settings }] = await Promise.all([
    loadConfirmations(searchParams),
    directoryInto(queries, caller),
    readSettings(),
  ]);
  const date = dateIn(asked.date) ?? nextWorkingDay(today, Object.values(directory?.weeks ?? {}));
  const entries = await loadForPage(caller, entriesInto(queries, caller, { from: date, to: date }));
  return (
    <ClientMessages namespaces={['agenda', 'confirmations']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <ConfirmationsScreen
          key={date}
          date={date}
          wrongDate={asked.date !== null && asked.date !== date ? asked.date : undefined}
          texts={settings.confirmation}
          language={locale}
          problem={entries.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
