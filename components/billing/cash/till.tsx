'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { LoadError } from '@/components/form/load-error';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/states/skeleton';
import { cashQuery } from '@/lib/billing/billing-queries';
import type { CashSession, Till as OpenTill } from '@/lib/billing/cash/cash-session';
import { CloseForm } from './close-form';
import { MethodTable } from './method-table';
import { MovementsTable } from './movements-table';

/** Milliseconds until what was collected meanwhile is asked for by itself. */
const PAUSE = 30_000;

/** A person's open till: what it should hold as it stands now, and its count. */
export function Till({ session }: { session: CashSession }) {
  const t = useTranslations('cash');
  const router = useRouter();
  const found = useQuery({
    ...cashQuery(session.id),
    // Of payments that nobody sorts many pages are read: those are asked for by hand.
    refetchInterval: ({ state }) => (state.data?.till?.told === 'movements' ? PAUSE : false),
  });
  if (found.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  const till = found.data?.session?.id === session.id ? found.data.till : undefined;
  if (found.isError && till === undefined) {
    return (
      <LoadError
        title={t('failed')}
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (till === undefined) {
    return (
      <Banner tone="attention">
        <p>{t('close.refused.CASH_CLOSED')}</p>
        <Button size="small" className="mt-2" onClick={() => router.refresh()}>
          {t('open.reload')}
        </Button>
      </Banner>
    );
  }
  return (
    <div className="grid gap-4">
      {till.told === 'movements' && (
        <Card
          flush
          title={t('till.title')}
          aside={
            <Button size="small" pending={found.isFetching} onClick={() => void found.refetch()}>
              {t('till.refresh')}
            </Button>
          }
        >
          <Collected till={till} />
        </Card>
      )}
      <CloseForm session={session} till={till} />
    </div>
  );
}

function Collected({ till: { movements, methods } }: { till: OpenTill }) {
  const t = useTranslations('cash');
  const early = movements.filter(({ isEarly }) => isEarly).length;
  const byOthers = movements.filter(({ byOther }) => byOther !== undefined).length;
  if (movements.length === 0) return <p className="p-4 text-ink-muted">{t('till.none')}</p>;
  return (
    <>
      {early > 0 && (
        <Banner tone="attention" className="m-4">
          {t('till.late', { count: early })}
        </Banner>
      )}
      {byOthers > 0 && (
        <Banner tone="attention" className="m-4">
          {t('till.byOthers', { count: byOthers })}
        </Banner>
      )}
      <MethodTable methods={methods} />
      <details className="border-t border-line">
        <summary className="cursor-pointer px-4 py-2.5 font-medium">
          {t('movements.show', { count: movements.length })}
        </summary>
        <MovementsTable movements={movements} />
      </details>
    </>
  );
}
