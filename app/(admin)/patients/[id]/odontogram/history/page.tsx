import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { fromPageParams } from '@/lib/address-params';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadHistory } from '@/lib/odontogram/history/load-history.server';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { HistoryScreen } from './client';
import { type AskedVersions, comparedVersions, parseVersions } from './search-params';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('odontogram.history');
  return { title: t('title') };
}

interface HistoryPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const { id } = await params;
  const asked = parseVersions(fromPageParams(await searchParams));
  return <ShapeFirst shape={<ChartSkeleton />} load={() => loadedHistory(id, asked)} />;
}

async function loadedHistory(id: string, asked: AskedVersions) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
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
