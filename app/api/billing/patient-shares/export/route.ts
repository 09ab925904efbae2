import * as z from 'zod/mini';
import { defined } from '@/lib/billing/defined';
import { billingHandlers } from '@/lib/billing/handlers';
import { readShares, shareFilter } from '@/lib/billing/read-shares.server';
import { filterParams } from '@/lib/billing/share-view';
import { sharesFile } from '@/lib/billing/shares-file';
import { LOCALES } from '@/lib/i18n/locales';
import { record } from '@/lib/server/audit/audit';
import { ClinicError } from '@/lib/server/clinic/errors';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { env } from '@/lib/server/settings/env.server';

const ACTION = 'patient-shares.export';
const query = z.extend(shareFilter, { locale: z.enum(LOCALES) });

/**
 * What the desk lists as CSV, in the words of the page that asks. Who took it is on the trail.
 * Answers 409 `TOO_MANY_ROWS` where it finds more than a file has.
 */
export const GET = defineHandler(
  billingHandlers.exportShares,
  { query },
  async (caller, { query: { locale, ...filter } }) => {
    const [found, { default: messages }] = await Promise.all([
      readShares(caller, filter),
      import(`../../../../../messages/${locale}.json`),
    ]);
    if ('tooMany' in found) {
      throw new ClinicError(409, 'TOO_MANY_ROWS', {
        operation: ACTION,
        correlationId: caller.correlationId,
        details: { total: found.tooMany },
      });
    }
    const file = sharesFile(found.rows, { locale, messages, timezone: env().timezone });
    const { patientId, ...narrowed } = filter;
    const detail = {
      ...Object.fromEntries(filterParams(defined(narrowed))),
      rows: found.rows.length,
    };
    // Without its row nobody is given a file.
    await record(ownRow(caller, ACTION, { patientId, detail }));
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="patient-shares.csv"',
      },
    });
  },
);

export const dynamic = 'force-dynamic';
