import * as z from 'zod/mini';
import { fileAnswer } from '@/lib/billing/files/file-answer.server';
import { paymentsFile } from '@/lib/billing/files/payments-file';
import { billingHandlers } from '@/lib/billing/handlers';
import { listPayments } from '@/lib/contract/billing/payments';
import { LOCALES } from '@/lib/i18n/locales';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const query = z.extend(z.omit(listPayments.query, { page: true, limit: true, with: true }), {
  locale: z.enum(LOCALES),
});

/** All payments that a filter finds as CSV. */
export const GET = defineHandler(
  billingHandlers.paymentsFile,
  { query },
  (caller, { query: { locale, ...filter } }) =>
    fileAnswer(caller, {
      action: 'payments.csv',
      locale,
      filter,
      fileOf: paymentsFile,
      read: (page) =>
        readOnBehalfOf(caller, listPayments, {
          query: { ...filter, ...page, with: 'accounting' },
        }),
    }),
);

export const dynamic = 'force-dynamic';
