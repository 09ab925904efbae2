import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { pastDay } from '@/lib/billing/receivable-view';
import { receivablesFile } from '@/lib/billing/receivables-file';
import { listReceivables } from '@/lib/contract/billing/receivables';
import { LOCALES } from '@/lib/i18n/locales';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { record } from '@/lib/server/audit/audit';
import { hashedWords } from '@/lib/server/audit/trail-key';
import { ClinicError } from '@/lib/server/clinic/errors';
import { readAllOnBehalfOf } from '@/lib/server/door/all-on-behalf-of';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { env } from '@/lib/server/settings/env.server';

const ACTION = 'receivables.export';
/** Of a hundred patients each. */
const MOST_PAGES = 500;
const query = z.extend(
  z.pick(listReceivables.query, { asOf: true, age: true, sort: true, search: true }),
  {
    locale: z.enum(LOCALES),
  },
);

/** Everybody who owes something as CSV, in the words of the page that asks. It is on the trail. */
export const GET = defineHandler(
  billingHandlers.exportReceivables,
  { query },
  async (caller, { query: { locale, asOf: asked, ...filter } }) => {
    // One date for all pages, also around midnight.
    const today = clinicToday(env().timezone, new Date());
    const asOf = pastDay(asked ?? null, today) ?? today;
    const [found, { default: messages }] = await Promise.all([
      readAllOnBehalfOf(caller, listReceivables, { query: { ...filter, asOf } }, MOST_PAGES),
      import(`../../../../../messages/${locale}.json`),
    ]);
    if ('tooMany' in found) {
      throw new ClinicError(409, 'TOO_MANY_ROWS', {
        operation: ACTION,
        correlationId: caller.correlationId,
        details: { total: found.tooMany },
      });
    }
    const file = receivablesFile(found.rows, { asOf, locale, messages });
    const { age, sort, search } = filter;
    const detail = {
      asOf,
      rows: found.rows.length,
      ...(age && { age }),
      ...(sort && { sort }),
      ...(search && { search: hashedWords(search) }),
    };
    // Without its row nobody is given a file.
    await record(ownRow(caller, ACTION, { detail }));
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="receivables.csv"',
      },
    });
  },
);

export const dynamic = 'force-dynamic';
