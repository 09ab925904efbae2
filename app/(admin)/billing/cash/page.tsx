import { getLocale, getTranslations } from 'next-intl/server';
import { OpenForm } from '@/components/billing/cash/open-form';
import { SessionsTable } from '@/components/billing/cash/sessions-table';
import { Till } from '@/components/billing/cash/till';
import { Pagination } from '@/components/table/pagination';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { closedSessionsOf, openSessionOf } from '@/lib/billing/cash/cash-sessions.server';
import {
  CASH_PAGE,
  cashDayHref,
  cashHistoryHref,
  loadCashHistory,
} from '@/lib/billing/cash/cash-view';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { mayDo } from '@/lib/kit/rights';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';

export const generateMetadata = screenMetadata('cash');

/** A person's own till, and the tills that they closed. */
export default async function CashPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'cash');
  const { staff } = caller.session;
  const { page } = await loadCashHistory(searchParams);
  const [open, history, t, locale] = await Promise.all([
    openSessionOf(staff.id),
    closedSessionsOf(staff.id, { page, limit: CASH_PAGE }),
    getTranslations('cash'),
    getLocale(),
  ]);
  // Where the service does not tell its locations, the place is written.
  const directory = open ? undefined : await loadForPage(caller, readDirectory());
  const places = directory && !directory.problem ? directory.data.locations : [];
  return (
    <ClientMessages namespaces={['cash']}>
      <PageHeader
        title={t('title')}
        facts={
          open
            ? t('openFacts', {
                number: open.number,
                place: open.place,
                since: formatInstant(open.openedAt, locale, env().timezone),
              })
            : t('closedFacts')
        }
        actions={
          mayDo(staff.role, 'cash.all') && (
            <LinkButton href={cashDayHref(null)} icon="list">
              {t('day')}
            </LinkButton>
          )
        }
      />
      <div className="grid gap-4">
        {open ? (
          <Till key={open.id} session={open} />
        ) : (
          <OpenForm
            places={places.map(({ id, name }) => ({ id, name }))}
            isFirst={history.total === 0}
          />
        )}
        <Card title={t('history.title')} flush>
          {history.total === 0 ? (
            <p className="p-4 text-ink-muted">{t('history.none')}</p>
          ) : (
            <>
              <SessionsTable
                caption={t('history.table')}
                sessions={history.rows.map((session) => ({
                  ...session,
                  expected: session.close?.snapshot.expected,
                }))}
              />
              <Pagination
                page={page}
                limit={CASH_PAGE}
                total={history.total}
                hrefOf={cashHistoryHref}
              />
            </>
          )}
        </Card>
      </div>
    </ClientMessages>
  );
}
