'use client';

import { useTranslations } from 'next-intl';
import { Pagination } from '@/components/table/pagination';
import { Banner } from '@/components/ui/banner';
import type { ListedInvoice } from '@/lib/billing/invoices/known-invoices';
import { INVOICES_PAGE, type InvoiceView, invoicesHref } from '@/lib/billing/shared/invoice-view';
import { InvoicesEmpty } from './invoices-empty';
import { InvoicesTable } from './invoices-table';

interface KnownInvoicesProps {
  view: InvoiceView;
  invoices: readonly ListedInvoice[];
  total: number;
  isPartial: boolean;
}

/** In place of a list that the service does not give: what is known of its invoices, and by what. */
export function KnownInvoices({ view, invoices, total, isPartial }: KnownInvoicesProps) {
  const t = useTranslations('invoices.known');
  return (
    <>
      <p className="mb-4 max-w-prose text-pretty text-ink-muted">{t('explain')}</p>
      {isPartial && (
        <Banner tone="attention" className="mb-4">
          {t('partial')}
        </Banner>
      )}
      <div className="rounded-md border border-line bg-surface">
        {invoices.length === 0 ? (
          <InvoicesEmpty view={view} total={total} />
        ) : (
          <>
            <InvoicesTable invoices={invoices} stale={false} />
            <Pagination
              page={view.page}
              limit={INVOICES_PAGE}
              total={total}
              hrefOf={(page) => invoicesHref({ ...view, page })}
            />
          </>
        )}
      </div>
    </>
  );
}
