'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { Pesos } from '@/components/pesos';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

interface CreditNotesOfInvoiceProps {
  notes: InvoiceDetail['creditNotes'];
  /** Somebody may have their papers. */
  prints: boolean;
}

/** What was taken off one invoice, oldest first. */
export function CreditNotesOfInvoice({ notes, prints }: CreditNotesOfInvoiceProps) {
  const t = useTranslations('invoices.credit');
  const paper = useTranslations('invoices.paper');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  return (
    <ul className="divide-y divide-line">
      {notes.map(({ id, invoiceId, creditNoteNumber: number, ...note }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2"
        >
          <div className="min-w-0">
            <p className="tabular font-medium">
              {number} · − <Pesos amount={note.total} />
            </p>
            <p className="tabular text-sm text-ink-muted">
              {[formatInstant(note.createdAt, locale, zone), note.madeBy]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">{note.reason}</p>
          </div>
          {prints && (
            <DownloadButton
              path={`/api/clinic/billing/invoices/${invoiceId}/credit-notes/${id}/pdf`}
              label={t('pdfOf', { paper: paper('title'), number })}
            >
              {t('pdf')}
            </DownloadButton>
          )}
        </li>
      ))}
    </ul>
  );
}
