import { seriesHandlers } from '@/lib/agenda/series/handlers';
import { shiftSeries } from '@/lib/agenda/series/series.server';
import { seriesShift } from '@/lib/agenda/series/series-query';
import { defineHandler } from '@/lib/server/door/define-handler.server';

/** Moves the rest of a series. Each move leaves its own row on the trail. */
export const POST = defineHandler(seriesHandlers.shift, { body: seriesShift }, (caller, { body }) =>
  shiftSeries(body, caller),
);

export const dynamic = 'force-dynamic';
