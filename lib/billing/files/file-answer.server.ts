import 'server-only';
import { defined } from '@/lib/billing/defined';
import type { Locale } from '@/lib/i18n/locales';
import type { Action } from '@/lib/kit/audit-actions';
import { record } from '@/lib/server/audit/audit';
import { hashedWords } from '@/lib/server/audit/trail-key';
import { FULL_PAGE, openRows, type Page } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { textStream } from '@/lib/server/http/text-stream';
import { env } from '@/lib/server/settings/env.server';
import type { FileReader, MoneyFile } from './money-file';

interface AnsweredFile<Row> {
  readonly action: Action;
  readonly locale: Locale;
  /** What it is narrowed down to, as its row on the trail has it. */
  readonly filter: Readonly<Record<string, string | undefined>>;
  readonly fileOf: (reader: FileReader) => MoneyFile<Row>;
  readonly read: (query: { readonly page: number; readonly limit: number }) => Promise<Page<Row>>;
}

/**
 * Every row of a list as CSV, in the words of the page that asks, sent while they are read. Who took it is
 * on the trail before the first byte is: without its row nobody is given a file.
 */
export async function fileAnswer<Row extends { readonly id: string }>(
  caller: Caller,
  { action, locale, filter, fileOf, read }: AnsweredFile<Row>,
): Promise<Response> {
  const [{ total, parts }, { default: messages }] = await Promise.all([
    openRows((page) => read({ page, limit: FULL_PAGE })),
    import(`../../../messages/${locale}.json`),
  ]);
  const { patientId, search, ...narrowed } = filter;
  const detail = {
    ...defined(narrowed),
    ...(search && { search: hashedWords(search) }),
    rows: total,
  };
  await record(ownRow(caller, action, { patientId, detail }));
  const file = fileOf({ locale, messages, timezone: env().timezone });
  const texts = async function* () {
    yield file.titles;
    for await (const rows of parts) yield file.lines(rows);
  };
  return new Response(textStream(texts()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${action.split('.')[0]}.csv"`,
    },
  });
}
