import { seriesHandlers } from '@/lib/agenda/series/handlers';
import { cancelOfSeries } from '@/lib/agenda/series/series.server';
import { seriesCancel } from '@/lib/agenda/series/series-query';
import { defineHandler } from '@/lib/server/door/define-handler.server';

/** Cancels the rest of a series. Each cancellation leaves its own row on the trail. */
export const POST = defineHandler(
  seriesHandlers.cancel,
  { body: seriesCancel },
  (caller, { body }) => cancelOfSeries(body, caller),
);

export const dynamic = 'force-dynamic';
