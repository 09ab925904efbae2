import { dehydrate } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ChartSkeleton } from '@/components/odontogram/chart/chart-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { favouritesQuery } from '@/lib/odontogram/favourite-queries';
import { loadChart } from '@/lib/odontogram/load-chart.server';
import { readFavourites } from '@/lib/odontogram/palette/kept-favourites.server';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { OdontogramScreen } from './client';

export const generateMetadata = screenMetadata('odontogram');

export default async function OdontogramPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ShapeFirst shape={<ChartSkeleton />} load={() => loadedChart(id)} />;
}

async function loadedChart(id: string) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'odontogram', { params: { patientId: id } });
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
