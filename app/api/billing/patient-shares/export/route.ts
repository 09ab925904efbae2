import * as z from 'zod/mini';
import { fileAnswer } from '@/lib/billing/files/file-answer.server';
import { sharesFile } from '@/lib/billing/files/shares-file';
import { billingHandlers } from '@/lib/billing/handlers';
import { readSharePage, shareFilter } from '@/lib/billing/read-shares.server';
import { LOCALES } from '@/lib/i18n/locales';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const query = z.extend(shareFilter, { locale: z.enum(LOCALES) });

/** All that the desk lists as CSV. */
export const GET = defineHandler(
  billingHandlers.exportShares,
  { query },
  (caller, { query: { locale, ...filter } }) =>
    fileAnswer(caller, {
      action: 'patient-shares.export',
      locale,
      filter,
      fileOf: sharesFile,
      read: (page) => readSharePage(caller, filter, page, 'accounting'),
    }),
);

export const dynamic = 'force-dynamic';
