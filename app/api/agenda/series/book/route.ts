import { seriesHandlers } from '@/lib/agenda/series/handlers';
import { bookOfSeries } from '@/lib/agenda/series/series.server';
import { seriesBooking } from '@/lib/agenda/series/series-query';
import { defineHandler } from '@/lib/server/door/define-handler.server';

/** Books one appointment of a series. The operation itself leaves the row on the trail. */
export const POST = defineHandler(
  seriesHandlers.book,
  { body: seriesBooking },
  (caller, { body }) => bookOfSeries(body, caller),
);

export const dynamic = 'force-dynamic';
