import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import type { MethodSum } from '@/lib/kit/cash-session';
import { useCashWords } from './use-cash-words';

/** What came in and went out, by method. */
export function MethodTable({ methods }: { methods: readonly MethodSum[] }) {
  const t = useTranslations('cash.till');
  const words = useCashWords();
  const columns: readonly Column<MethodSum>[] = [
    {
      key: 'method',
      header: t('method'),
      cell: ({ method, count, in: taken, out }) => (
        <>
          {words.method(method)}
          <span className="tabular block text-sm text-ink-muted @table-lg:hidden">
            {t('count')} {count}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm text-ink-muted @table-md:hidden">
            <span>
              {t('in')} <Pesos amount={taken} />
            </span>
            <span>
              {t('out')} <Pesos amount={out} />
            </span>
          </span>
        </>
      ),
    },
    {
      key: 'count',
      header: t('count'),
      align: 'end',
      hideBelow: 'lg',
      className: 'tabular w-32',
      cell: ({ count }) => String(count),
    },
    {
      key: 'in',
      header: t('in'),
      align: 'end',
      hideBelow: 'md',
      className: 'tabular w-40',
      cell: ({ in: taken }) => <Pesos amount={taken} />,
    },
    {
      key: 'out',
      header: t('out'),
      align: 'end',
      hideBelow: 'md',
      className: 'tabular w-44',
      cell: ({ out }) => <Pesos amount={out} />,
    },
    {
      key: 'net',
      header: t('net'),
      align: 'end',
      className: 'tabular w-40 font-medium',
      cell: ({ in: taken, out }) => <Pesos amount={taken - out} />,
    },
  ];
  return (
    <DataTable
      caption={t('byMethod')}
      columns={columns}
      rows={methods}
      rowKey={({ method }) => method}
    />
  );
}
