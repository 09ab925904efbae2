import * as z from 'zod/mini';
import { ownRoute } from '@/lib/clinic/own-route.server';
import { answer } from '@/lib/http/answer';
import { LOCALES } from '@/lib/i18n/locales';
import { readCatalog } from '@/lib/odontogram/catalog.server';

const query = z.object({
  locale: z.enum(LOCALES),
  newerThan: z.optional(
    z.pipe(
      // A number is all that the contract says of a version.
      z.string().check(z.regex(/^\d{1,15}(\.\d{1,15})?$/)),
      z.transform(Number),
    ),
  ),
});

/** What can be charted, in the language of the page that asks; remembered while the service is away. */
export function GET(request: Request): Promise<Response> {
  return ownRoute(request, { operation: 'odontogram.catalog', query }, async (caller, asked) =>
    answer(await readCatalog(caller, asked.locale, asked.newerThan)),
  );
}

export const dynamic = 'force-dynamic';
