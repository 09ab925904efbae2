import * as z from 'zod/mini';
import { LOCALES } from '@/lib/i18n/locales';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import { readCatalog } from '@/lib/odontogram/shared/catalog.server';
import { defineHandler } from '@/lib/server/door/define-handler.server';

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

export const GET = defineHandler(
  odontogramHandlers.catalog,
  { query },
  (caller, { query: asked }) => readCatalog(caller, asked.locale, asked.newerThan),
);

export const dynamic = 'force-dynamic';
