import * as z from 'zod/mini';
import { fileAnswer } from '@/lib/billing/files/file-answer.server';
import { invoicesFile } from '@/lib/billing/files/invoices-file';
import { billingHandlers } from '@/lib/billing/handlers';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { LOCALES } from '@/lib/i18n/locales';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const query = z.extend(z.omit(listInvoices.query, { page: true, limit: true, with: true }), {
  locale: z.enum(LOCALES),
});

/** All invoices that a filter finds as CSV. */
export const GET = defineHandler(
  billingHandlers.invoicesFile,
  { query },
  (caller, { query: { locale, ...filter } }) =>
    fileAnswer(caller, {
      action: 'invoices.csv',
      locale,
      filter,
      fileOf: invoicesFile,
      read: (page) =>
        readOnBehalfOf(caller, listInvoices, {
          query: { ...filter, ...page, with: 'accounting' },
        }),
    }),
);

export const dynamic = 'force-dynamic';
