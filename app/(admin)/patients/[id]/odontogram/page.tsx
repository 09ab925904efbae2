import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadChart } from '@/lib/odontogram/load-chart.server';
import { readFavourites } from '@/lib/odontogram/palette/kept-favourites.server';
import { favouritesQuery } from '@/lib/queries/favourites';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { OdontogramScreen } from './client';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('odontogram.page');
  return { title: t('title') };
}

export default async function OdontogramPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ShapeFirst shape={<ChartSkeleton />} load={() => loadedChart(id)} />;
}

async function loadedChart(id: string) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  const queries = createQueryClient();
  const locale = await getLocale();
  const { staff } = caller.session;
  const [{ patient, chart, catalog, rights }] = await Promise.all([
    loadChart(queries, caller, { patientId: id, locale }),
    // Where it fails, the browser asks for itself.
    queries.prefetchQuery({
      ...favouritesQuery(staff.id),
      queryFn: () => readFavourites(staff.id),
      retry: false,
    }),
  ]);
  if (patient.problem?.status === 404) notFound();
  return (
    <ClientMessages namespaces={['odontogram', 'items', 'patient', 'identity']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <OdontogramScreen
          patientId={id}
          today={clinicToday(env().timezone, new Date())}
          parts={recordParts(staff.role)}
          staff={{ id: staff.id, name: staff.name }}
          rights={rights}
          problems={{
            patient: patient.problem,
            chart: chart.problem,
            catalog: catalog.problem,
          }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
