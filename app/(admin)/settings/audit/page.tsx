import { getTranslations } from 'next-intl/server';
import { AuditEmpty } from '@/components/audit/audit-empty';
import { AuditPager } from '@/components/audit/audit-pager';
import { AuditTable } from '@/components/audit/audit-table';
import { Retention } from '@/components/audit/retention';
import { ReloadError } from '@/components/form/reload-error';
import { auditHref, loadAuditView } from '@/lib/audit/audit-view';
import { loadTrail, namesOf } from '@/lib/audit/trail-page.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { AuditScreen } from './client';

export const generateMetadata = screenMetadata('audit');

export default async function AuditPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'audit');
  const view = loadAuditView(await searchParams);
  const { timezone } = env();
  const [t, trail] = await Promise.all([
    getTranslations('audit'),
    loadForPage(caller, loadTrail(caller, view, timezone)),
  ]);
  if (trail.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={trail.problem} title={t('failed')} />
      </div>
    );
  }
  const { page, total, people } = trail.data;
  const { before: _, after: __, ...filter } = view;
  const ids = page.rows.map(({ patientId }) => patientId);
  const names = await namesOf([view.patientId, ...ids], caller);
  return (
    <>
      <ClientMessages namespaces={['audit', 'patientPicker', 'identity']}>
        <AuditScreen
          filter={filter}
          people={people}
          patientName={view.patientId === null ? undefined : names[view.patientId]}
          total={t(total.isLowerBound ? 'totalMore' : 'total', { total: total.total })}
          today={clinicToday(timezone, new Date())}
          timezone={timezone}
        >
          {page.rows.length === 0 ? (
            <AuditEmpty view={view} />
          ) : (
            <>
              <AuditTable
                // Opened rows do not stay open for others that come in their place.
                key={auditHref(filter, view)}
                rows={page.rows}
                names={names}
                people={Object.fromEntries(people.map(({ id, name }) => [id, name]))}
                timezone={timezone}
              />
              <AuditPager view={view} page={page} timezone={timezone} />
            </>
          )}
        </AuditScreen>
      </ClientMessages>
      <Retention />
    </>
  );
}
