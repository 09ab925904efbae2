import * as z from 'zod/mini';
import { answer } from '@/lib/http/answer';
import { LOCALES } from '@/lib/i18n/locales';
import { readCatalog } from '@/lib/odontogram/catalog.server';
import { chartRoute } from '@/lib/odontogram/chart-route.server';

const query = z.object({ locale: z.enum(LOCALES) });

/** What can be charted, in the language of the page that asks; remembered while the service is away. */
export function GET(request: Request): Promise<Response> {
  return chartRoute(request, { operation: 'odontogram.catalog', query }, async (caller, asked) =>
    answer(await readCatalog(caller, asked.locale)),
  );
}

export const dynamic = 'force-dynamic';
