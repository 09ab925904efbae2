'use client';

import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Spinner } from '@/components/ui/states/spinner';
import { ClinicProblem } from '@/lib/queries/problem';
import type { Download } from './use-download';

const MEGABYTE = 1_000_000;

interface ExportProgressProps {
  download: Download;
  /** As the form says. */
  maxInvoices: number;
  onCancel: () => void;
}

/** How far the download is, and how it ended. */
export function ExportProgress({ download, maxInvoices, onCancel }: ExportProgressProps) {
  const t = useTranslations('invoiceExport');
  const size = (bytes: number) =>
    t('size', { megabytes: Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10) });
  const isRunning = download.kind === 'preparing' || download.kind === 'coming';
  return (
    <>
      {isRunning && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {download.kind === 'coming' && download.of !== undefined ? (
            <progress
              aria-label={t('bar')}
              max={download.of}
              value={download.come}
              className="h-2 w-56 accent-accent"
            />
          ) : (
            <Spinner className="size-4.5" />
          )}
          <p className="tabular text-ink-muted">
            {download.kind === 'preparing'
              ? t('preparing')
              : download.of === undefined
                ? t('progressUnknown', { come: size(download.come) })
                : t('progress', { come: size(download.come), all: size(download.of) })}
          </p>
          <Button size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <p role="status" className="empty:hidden">
        {download.kind === 'done' && t('done', { name: download.name })}
        {download.kind === 'canceled' && t('canceled')}
      </p>
      {download.kind === 'failed' && (
        <Banner tone="danger" urgent>
          <Failure error={download.error} maxInvoices={maxInvoices} />
        </Banner>
      )}
    </>
  );
}

function Failure({ error, maxInvoices }: { error: unknown; maxInvoices: number }) {
  const t = useTranslations('invoiceExport');
  const errors = useTranslations('errors.problem');
  if (!(error instanceof ClinicProblem) || error.code !== 'EXPORT_TOO_LARGE') {
    return errors(problemMessage(problemFacts(error)));
  }
  const { count, maxInvoices: max } = error.details;
  if (typeof count !== 'number') return t('tooLargeUnknown');
  return t('tooLarge', { count, max: typeof max === 'number' ? max : maxInvoices });
}
