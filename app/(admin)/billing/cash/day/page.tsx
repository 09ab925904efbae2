import { getLocale, getTranslations } from 'next-intl/server';
import { CashExport } from '@/components/billing/cash/cash-export';
import { DayField } from '@/components/billing/cash/day-field';
import { MethodTable } from '@/components/billing/cash/method-table';
import { SessionsTable } from '@/components/billing/cash/sessions-table';
import { SumList } from '@/components/billing/sum-list';
import { Banner } from '@/components/ui/banner';
import { Link } from '@/components/ui/buttons/link';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { openSinceBefore, sessionsOfDay } from '@/lib/billing/cash/cash-sessions.server';
import { cashDayHref, loadCashDay } from '@/lib/billing/cash/cash-view';
import { readDesks } from '@/lib/billing/cash/desks.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';

export const generateMetadata = screenMetadata('cashDay');

/** Everybody's tills of one day, and what they come to. */
export default async function CashDayPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'cashDay');
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  const { date } = await loadCashDay(searchParams);
  const day = date ?? today;
  const [sessions, before, t, locale] = await Promise.all([
    sessionsOfDay(day, timezone),
    day === today ? openSinceBefore(day, timezone) : [],
    getTranslations('cash'),
    getLocale(),
  ]);
  const desks = await readDesks(caller, sessions);
  const open = sessions.filter(({ close }) => close === undefined).length;
  const written = formatDate(day, locale);
  return (
    <ClientMessages namespaces={['cash']}>
      <PageHeader
        title={t('all.title')}
        facts={t('all.facts', { date: written, count: sessions.length })}
        actions={
          sessions.length > 0 && (
            <>
              <CashExport of={{ date: day }} name={t('sheet.dayFileName', { date: day })} />
              <PrintButton>{t('sheet.print')}</PrintButton>
            </>
          )
        }
      />
      <DayField key={day} day={day} today={today} />
      <div className="grid gap-4">
        {before.length > 0 && (
          <Banner tone="attention">
            <ul>
              {before.map((session) => {
                const opened = clinicToday(timezone, new Date(session.openedAt));
                return (
                  <li key={session.id}>
                    <Link href={cashDayHref(opened)} className="text-accent underline">
                      {session.staffName} · {t('number', { number: session.number })}
                    </Link>{' '}
                    {t('all.since', { date: formatDate(opened, locale) })}
                  </li>
                );
              })}
            </ul>
          </Banner>
        )}
        {sessions.length === 0 ? (
          <EmptyState icon="till" title={t('all.none')}>
            <p>{t('all.noneExplain')}</p>
          </EmptyState>
        ) : (
          <>
            <Card
              title={t('all.sums')}
              flush
              {...(open > 0 && { aside: <span>{t('all.open', { count: open })}</span> })}
            >
              <div className="@container p-4">
                <SumList
                  sums={[
                    { key: 'float', label: t('float'), amount: desks.float },
                    { key: 'expected', label: t('expected'), amount: desks.expected },
                    { key: 'counted', label: t('counted'), amount: desks.counted },
                    { key: 'difference', label: t('difference'), amount: desks.difference },
                  ]}
                />
                {desks.unread > 0 && (
                  <p className="mt-2 text-danger">{t('all.unread', { count: desks.unread })}</p>
                )}
                {desks.untold > 0 && <p className="mt-2 text-ink-muted">{t('all.unknown')}</p>}
              </div>
              {desks.methods.length > 0 && <MethodTable methods={desks.methods} />}
            </Card>
            <Card title={t('all.table')} flush>
              <SessionsTable caption={t('all.table')} sessions={desks.sessions} hasPeople />
            </Card>
          </>
        )}
      </div>
    </ClientMessages>
  );
}
