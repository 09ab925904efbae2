'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { focusContentOnceGone } from '@/components/ui/overlays/focus-content';
import type { ListedKey } from '@/lib/connection/api-keys/listed-key';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { useScopeWords } from './scope-words';

interface KeysTableProps {
  keys: readonly ListedKey[];
  /** The clinic's time zone. */
  timezone: string;
  /** Undefined where the service does not tell. */
  onUses: ((key: ListedKey) => void) | undefined;
  onRevoke: (key: ListedKey) => void;
}

/** The keys that are valid now, with what each may do and when it was last used. */
export function KeysTable({ keys, timezone, onUses, onRevoke }: KeysTableProps) {
  const t = useTranslations('apiKeys');
  const locale = useLocale();
  const scopeWord = useScopeWords();
  const instant = (value: string) => formatInstant(value, locale, timezone);
  const mayDo = ({ scopes }: ListedKey) => scopes.map(scopeWord).join(' · ');
  const lastUsed = ({ lastUsedAt }: ListedKey) => (lastUsedAt ? instant(lastUsedAt) : t('unused'));
  const end = ({ expiresAt }: ListedKey) => (expiresAt ? instant(expiresAt) : t('noEnd'));
  const columns: readonly Column<ListedKey>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (key) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <span>{key.name}</span>
            {key.ours !== 'no' && (
              <Badge tone="accent" isLong>
                {t(`ours.${key.ours}`)}
              </Badge>
            )}
          </span>
          <span className="tabular block text-sm font-normal text-ink-muted">{key.prefix}</span>
          <span className="block text-sm font-normal text-ink-muted @table-lg:hidden">
            {t('columns.lastUsed')}: {lastUsed(key)}
          </span>
          <span className="block text-sm font-normal text-ink-muted @table-xl:hidden">
            {key.expiresAt !== null && `${t('columns.end')}: `}
            {end(key)}
          </span>
          <span className="block text-sm font-normal @table-sm:hidden">{mayDo(key)}</span>
        </>
      ),
    },
    {
      key: 'scopes',
      header: t('columns.scopes'),
      hideBelow: 'sm',
      className: 'text-sm',
      cell: mayDo,
    },
    {
      key: 'lastUsed',
      header: t('columns.lastUsed'),
      hideBelow: 'lg',
      className: 'tabular w-52',
      cell: lastUsed,
    },
    {
      key: 'end',
      header: t('columns.end'),
      hideBelow: 'xl',
      className: 'tabular w-52',
      cell: end,
    },
    {
      key: 'deeds',
      header: onUses ? t('columns.deeds') : t('columns.revoke'),
      align: 'end',
      className: onUses ? 'w-28 @table-sm:w-44' : 'w-28',
      cell: (key) => (
        <span className="flex flex-wrap justify-end gap-1">
          {onUses && (
            <Button
              size="small"
              aria-label={t('uses.title', { name: key.name })}
              onClick={() => onUses(key)}
            >
              {t('uses.open')}
            </Button>
          )}
          <Button
            ref={focusContentOnceGone}
            size="small"
            aria-label={t('revoke.of', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('revoke.open')}
          </Button>
        </span>
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={keys} rowKey={({ id }) => id} />;
}
