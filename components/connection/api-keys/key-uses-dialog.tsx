'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { EmptyState } from '@/components/ui/states/empty-state';
import { Skeleton } from '@/components/ui/states/skeleton';
import { apiKeyUsesQuery } from '@/lib/connection/api-keys/api-key-queries';
import type { ListedKey } from '@/lib/connection/api-keys/listed-key';
import type { ApiKeyUse } from '@/lib/contract/api-keys';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

/** Operations of the clinic service in words, by their ids. */
export type OperationWords = Readonly<Record<string, string>>;

interface KeyUsesDialogProps {
  apiKey: ListedKey;
  words: OperationWords;
  /** The clinic's time zone. */
  timezone: string;
  onClose: () => void;
}

/** What a key was used for lately, read as it opens. */
export function KeyUsesDialog({ apiKey, words, timezone, onClose }: KeyUsesDialogProps) {
  const t = useTranslations('apiKeys.uses');
  const common = useTranslations('common');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(apiKeyUsesQuery(apiKey.id, page));
  return (
    <Dialog
      open
      isStill={data !== undefined}
      onClose={onClose}
      title={t('title', { name: apiKey.name })}
      closeLabel={common('close')}
    >
      {data === undefined && !error && (
        <div role="status" aria-label={t('loading')} className="space-y-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {data === undefined && error && (
        <LoadError
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <EmptyState icon="lock" title={t('none')} />}
      {data !== undefined && data.data.length > 0 && (
        <>
          <p className="mb-2 text-sm text-ink-muted">{t('explain')}</p>
          <ul className="divide-y divide-line">
            {data.data.map((use) => (
              <Use
                key={[use.at, use.operation, ...use.ids].join(' ')}
                use={use}
                word={words[use.operation] ?? use.operation}
                timezone={timezone}
              />
            ))}
          </ul>
          {data.pagination.totalPages > 1 && (
            <div className="mt-3 flex gap-2">
              {page > 1 && (
                <Button size="small" pending={isFetching} onClick={() => setPage(page - 1)}>
                  {t('newer')}
                </Button>
              )}
              {page < data.pagination.totalPages && (
                <Button size="small" pending={isFetching} onClick={() => setPage(page + 1)}>
                  {t('older')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

function Use({ use, word, timezone }: { use: ApiKeyUse; word: string; timezone: string }) {
  const t = useTranslations('apiKeys.uses');
  const locale = useLocale();
  const { at, count, ids, lastStatus } = use;
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{word}</span>
        {count > 1 && <span className="text-sm text-ink-muted">{t('times', { count })}</span>}
      </p>
      <p className="tabular text-sm text-ink-muted">
        <time dateTime={at}>{formatInstant(at, locale, timezone)}</time>
        {lastStatus >= 400 && ` · ${t('refused', { status: lastStatus })}`}
      </p>
      {ids.length > 0 && <p className="text-sm break-all text-ink-muted">{ids.join(' · ')}</p>}
    </li>
  );
}
