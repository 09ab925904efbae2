import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import { methodOf, movementKey } from '@/lib/billing/rules/cash-close';
import type { CountedMovement } from '@/lib/kit/cash-session';
import { useCashWords } from './use-cash-words';

/** What a till counts, one by one; marks those of others, and late ones. */
export function MovementsTable({ movements }: { movements: readonly CountedMovement[] }) {
  const t = useTranslations('cash');
  const words = useCashWords();
  const when = ({ at }: CountedMovement) =>
    at === undefined ? t('movements.noTime') : words.when(at);
  const columns: readonly Column<CountedMovement>[] = [
    {
      key: 'number',
      header: t('movements.number'),
      cell: (movement) => (
        <>
          <span className="tabular block">{movement.number ?? movement.id}</span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm text-ink-muted">
            <span className="@table-sm:hidden">{words.kind(movement.kind)}</span>
            <span className="@table-sm:hidden">{words.method(methodOf(movement))}</span>
            <span className="@table-md:hidden">{when(movement)}</span>
          </span>
          {movement.byOther && (
            <Badge tone="attention" isLong>
              {t('byOther', { name: movement.byOther })}
            </Badge>
          )}
          {movement.isEarly && <Badge tone="attention">{t('early')}</Badge>}
        </>
      ),
    },
    {
      key: 'kind',
      header: t('movements.kind'),
      hideBelow: 'sm',
      className: 'w-36',
      cell: ({ kind }) => words.kind(kind),
    },
    {
      key: 'method',
      header: t('movements.method'),
      hideBelow: 'sm',
      className: 'w-32',
      cell: (movement) => words.method(methodOf(movement)),
    },
    {
      key: 'at',
      header: t('movements.at'),
      hideBelow: 'md',
      className: 'tabular w-48',
      cell: when,
    },
    {
      key: 'amount',
      header: t('movements.amount'),
      align: 'end',
      className: 'tabular w-36 font-medium',
      cell: ({ amount }) => <Pesos amount={amount} />,
    },
  ];
  return (
    <DataTable
      caption={t('movements.table')}
      columns={columns}
      rows={movements}
      rowKey={movementKey}
    />
  );
}
