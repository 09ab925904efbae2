import { auditParams, MOST_EXPORTED } from '@/lib/audit/audit-view';
import { auditHandlers } from '@/lib/audit/handlers';
import { countTrail, newestRow, trailParts } from '@/lib/audit/read-trail';
import { trailFile } from '@/lib/audit/trail-file';
import { filterOf, trailQuery } from '@/lib/audit/trail-query';
import { record, trailHeads } from '@/lib/server/audit/audit';
import { ClinicError } from '@/lib/server/clinic/errors';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { textStream } from '@/lib/server/http/text-stream';
import { env } from '@/lib/server/settings/env.server';

/** Rows that are read and written at once, so that others are answered between two parts. */
const PART = 500;
const ACTION = 'audit.export';

/**
 * The rows that a filter finds as CSV, in the words of the page that asks, sent while they are read. Who
 * took them is on the trail before the first byte is. Answers 409 `TOO_MANY_ROWS` where there are more
 * than a file has.
 */
export const GET = defineHandler(
  auditHandlers.export,
  {
    query: trailQuery,
    about: ({ patientId }) => (patientId === undefined ? {} : { patientId }),
  },
  async (caller, { query: { locale, ...asked } }) => {
    const filter = filterOf({ locale, ...asked });
    const { timezone: zone } = env();
    const newest = await newestRow();
    const { total, isLowerBound } = await countTrail(filter, zone, MOST_EXPORTED);
    if (isLowerBound || total > MOST_EXPORTED) {
      const { correlationId } = caller;
      const details = { max: MOST_EXPORTED };
      throw new ClinicError(409, 'TOO_MANY_ROWS', { operation: ACTION, correlationId, details });
    }
    const { default: messages } = await import(`../../../../messages/${locale}.json`);
    const { patientId, ...narrowed } = filter;
    const detail = {
      ...Object.fromEntries(auditParams(narrowed)),
      rows: total,
    };
    await record(ownRow(caller, ACTION, { patientId: patientId ?? undefined, detail }));
    const file = trailFile({ locale, messages, timezone: zone });
    const head = trailHeads().at(-1);
    const texts = async function* () {
      yield file.titles;
      for await (const rows of trailParts(filter, { zone, newest, size: PART })) {
        yield file.lines(rows);
      }
      if (head) yield file.newest(head);
    };
    return new Response(textStream(texts()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
      },
    });
  },
);

export const dynamic = 'force-dynamic';
