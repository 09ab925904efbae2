import * as z from 'zod/mini';
import { readOdontogram } from '@/lib/contract/odontogram';
import { id } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { chartFile } from '@/lib/odontogram/chart-file';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import { readCatalog } from '@/lib/odontogram/shared/catalog.server';
import { recordExport } from '@/lib/odontogram/sheet/record-copy.server';
import { CHART_COLUMNS } from '@/lib/odontogram/table-rows';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const query = z.object({
  patient: id,
  locale: z.enum(LOCALES),
  by: z.enum(CHART_COLUMNS),
  order: z.enum(['up', 'down']),
});

/** A patient's chart as CSV, in the words and the order of the page that asks. Who took it is on the trail. */
export const GET = defineHandler(
  odontogramHandlers.export,
  { query, about: ({ patient }) => ({ patientId: patient }) },
  async (caller, { query: { patient: patientId, locale, by, order } }) => {
    const [chart, catalog, { default: messages }] = await Promise.all([
      readOnBehalfOf({ ...caller, hasOwnRow: true }, readOdontogram, { params: { patientId } }),
      readCatalog(caller, locale),
      import(`../../../../messages/${locale}.json`),
    ]);
    const sort = { by, isDescending: order === 'down' };
    const file = chartFile(chart, { catalog, sort, locale, messages });
    await recordExport(caller, { patientId, version: chart.version });
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="odontogram.csv"',
      },
    });
  },
);

export const dynamic = 'force-dynamic';
