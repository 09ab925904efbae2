import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import type { CashSession } from '@/lib/billing/cash/cash-session';
import { cashHref } from '@/lib/billing/cash/cash-view';
import { useCashWords } from './use-cash-words';

/** A session as a list shows it. */
export interface ListedSession extends CashSession {
  /** COP, in cash; undefined where nobody knows. */
  readonly expected: number | undefined;
}

interface SessionsTableProps {
  caption: string;
  sessions: readonly ListedSession[];
  /** They are of several people. */
  hasPeople?: boolean;
}

/** Sessions, open and closed. */
export function SessionsTable({ caption, sessions, hasPeople = false }: SessionsTableProps) {
  const t = useTranslations('cash');
  const words = useCashWords();
  const state = (session: CashSession) => (
    <>
      {session.close === undefined ? (
        <Badge tone="accent">{t('sessions.stillOpen')}</Badge>
      ) : (
        <Badge tone={session.close.difference === 0 ? 'done' : 'attention'} isLong>
          {words.difference(session.close.difference)}
        </Badge>
      )}
      {session.reopenedAs && (
        <span className="block text-sm text-ink-muted">
          {t('sessions.reopenedAs', { number: session.reopenedAs.number })}
        </span>
      )}
      {session.reopens !== undefined && (
        <span className="block text-sm text-ink-muted">
          {t('sessions.reopens', { number: session.reopens })}
        </span>
      )}
    </>
  );
  const columns: readonly Column<ListedSession>[] = [
    {
      key: 'number',
      header: t('sessions.number'),
      cell: (session) => (
        <>
          <span className="block">
            {hasPeople ? session.staffName : t('number', { number: session.number })}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted">
            {hasPeople && <span>{t('number', { number: session.number })}</span>}
            <span>{session.place}</span>
            <span className="@table-md:hidden">{words.when(session.openedAt)}</span>
            {session.close && (
              <span className="@table-xl:hidden">
                {t('sessions.closed')} {words.when(session.close.at)}
              </span>
            )}
            {session.expected !== undefined && (
              <span className="@table-lg:hidden">
                {t('expected')} <Pesos amount={session.expected} />
              </span>
            )}
          </span>
          <span className="block py-0.5 @table-sm:hidden">{state(session)}</span>
        </>
      ),
    },
    {
      key: 'opened',
      header: t('sessions.opened'),
      hideBelow: 'md',
      className: 'tabular w-48',
      cell: ({ openedAt }) => words.when(openedAt),
    },
    {
      key: 'closed',
      header: t('sessions.closed'),
      hideBelow: 'xl',
      className: 'tabular w-48',
      cell: ({ close }) => close && words.when(close.at),
    },
    {
      key: 'expected',
      header: t('expected'),
      align: 'end',
      hideBelow: 'lg',
      className: 'tabular w-40',
      cell: ({ expected }) => expected !== undefined && <Pesos amount={expected} />,
    },
    {
      key: 'counted',
      header: t('counted'),
      align: 'end',
      className: 'tabular w-40 font-medium',
      cell: ({ close }) => close && <Pesos amount={close.countedTotal} />,
    },
    {
      key: 'state',
      header: t('difference'),
      hideBelow: 'sm',
      className: 'w-48',
      cell: state,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
      rowHref={({ id }) => cashHref(id)}
    />
  );
}
