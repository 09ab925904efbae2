import { getTranslations } from 'next-intl/server';
import * as z from 'zod/mini';
import { openArchive } from '@/lib/billing/files/invoice-archive.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { exportInvoices } from '@/lib/contract/billing/invoice-export';
import { LOCALES } from '@/lib/i18n/locales';
import { asAttachment } from '@/lib/kit/text/file-name';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { openFileOnBehalfOf } from '@/lib/server/door/on-behalf-of';

/** The ZIP of a period, however many documents it has. */
export const GET = defineHandler(
  billingHandlers.invoicesArchive,
  { query: z.extend(exportInvoices.query, { locale: z.enum(LOCALES) }) },
  async (caller, { query: { locale, ...period } }) => {
    const t = await getTranslations({ locale, namespace: 'invoiceExport.leftOut' });
    const { stream, fileName, length } = await openArchive(
      period,
      (query) => openFileOnBehalfOf(caller, exportInvoices, { query }),
      { file: t('file'), explain: t('explain') },
    );
    return new Response(stream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': asAttachment(fileName),
        ...(length !== undefined && { 'content-length': String(length) }),
      },
    });
  },
);

export const dynamic = 'force-dynamic';
