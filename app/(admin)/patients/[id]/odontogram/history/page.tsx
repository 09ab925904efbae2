import { dehydrate } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { loadHistory } from '@/lib/odontogram/history/load-history.server';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { HistoryScreen } from './client';
import { type AskedVersions, comparedVersions, loadVersions } from './search-params';

export const generateMetadata = screenMetadata('odontogramHistory');

interface HistoryPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const { id } = await params;
  const asked = await loadVersions(searchParams);
  return <ShapeFirst shape={<ChartSkeleton />} load={() => loadedHistory(id, asked)} />;
}

async function loadedHistory(id: string, asked: AskedVersions) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'odontogramHistory', { params: { patientId: id } });
  const queries = createQueryClient();
  const locale = await getLocale();
  const problems = await loadHistory(queries, caller, {
    patientId: id,
    locale,
    shown: (newest) => {
      const { from, to } = comparedVersions(asked, newest);
      return [from, to];
    },
  });
  if (problems.patient?.status === 404) notFound();
  return (
    <ClientMessages namespaces={['odontogram', 'patient', 'identity']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <HistoryScreen
          patientId={id}
          today={clinicToday(env().timezone, new Date())}
          parts={recordParts(caller.session.staff.role)}
          problems={problems}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
