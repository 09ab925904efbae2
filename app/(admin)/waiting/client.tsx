'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WaitingDialog } from '@/components/agenda/waiting/waiting-dialog';
import { WaitingList } from '@/components/agenda/waiting/waiting-list';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Pagination } from '@/components/table/pagination';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { WaitingRow } from '@/lib/agenda/waiting/waiting';
import { WAITING_PAGE, waitingHref } from '@/lib/agenda/waiting/waiting-view';

type Known = Pick<Directory, 'doctors' | 'locations' | 'procedures'>;

interface WaitingScreenProps {
  rows: readonly WaitingRow[];
  total: number;
  page: number;
  /** What the list is narrowed by. */
  procedure: string | null;
  doctor: string | null;
  today: string;
  timezone: string;
  /** `undefined`: it could not be loaded. */
  directory: Known | undefined;
  mayBook: boolean;
}

const NONE: Known = { doctors: [], locations: [], procedures: [] };

export function WaitingScreen({
  rows,
  total,
  page,
  procedure,
  doctor,
  today,
  timezone,
  directory,
  mayBook,
}: WaitingScreenProps) {
  const t = useTranslations('waiting');
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const known = directory ?? NONE;
  const isNarrowed = procedure !== null || doctor !== null;
  const narrow = (to: { procedure?: string | null; doctor?: string | null }) =>
    router.push(waitingHref({ procedure, doctor, ...to }));
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { count: total })}
        actions={
          <>
            {rows.length > 0 && (
              <PrintButton variant="quiet" className="max-sm:hidden">
                {t('print')}
              </PrintButton>
            )}
            {directory && (
              <Button
                variant="primary"
                icon="add"
                data-shortcut="new"
                onClick={() => setAdding(true)}
              >
                {t('addTitle')}
              </Button>
            )}
          </>
        }
      />
      {!directory && <Banner tone="attention">{t('directoryFailed')}</Banner>}
      <div className="mb-3 flex flex-wrap gap-2 print:hidden">
        <TypedSelect
          aria-label={t('fields.procedureId')}
          value={procedure ?? ''}
          className="w-auto max-w-64"
          onChoose={(id) => narrow({ procedure: id || null })}
        >
          <option value="">{t('anyProcedure')}</option>
          {known.procedures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TypedSelect>
        <TypedSelect
          aria-label={t('fields.doctorId')}
          value={doctor ?? ''}
          className="w-auto max-w-64"
          onChoose={(id) => narrow({ doctor: id || null })}
        >
          <option value="">{t('anyDoctor')}</option>
          {known.doctors
            .filter(({ active }) => active)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </TypedSelect>
      </div>
      <div className="rounded-md border border-line bg-surface">
        {rows.length === 0 ? (
          <EmptyState icon="clock" title={t(isNarrowed ? 'noneFound' : 'empty')}>
            <p>{t(isNarrowed ? 'noneFoundHint' : 'emptyHint')}</p>
          </EmptyState>
        ) : (
          <>
            <WaitingList
              rows={rows}
              directory={known}
              timezone={timezone}
              mayBook={mayBook}
              onClosed={() => router.refresh()}
            />
            <Pagination
              page={page}
              limit={WAITING_PAGE}
              total={total}
              hrefOf={(to) => waitingHref({ page: to, procedure, doctor })}
            />
          </>
        )}
      </div>
      {isAdding && directory && (
        <WaitingDialog
          directory={directory}
          today={today}
          onClose={() => setAdding(false)}
          onAdded={() => router.refresh()}
        />
      )}
    </>
  );
}
