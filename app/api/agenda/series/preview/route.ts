import { seriesHandlers } from '@/lib/agenda/series/handlers';
import { previewSeries } from '@/lib/agenda/series/series.server';
import { seriesQuery } from '@/lib/agenda/series/series-query';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { env } from '@/lib/server/settings/env.server';

export const GET = defineHandler(
  seriesHandlers.preview,
  { query: seriesQuery },
  (caller, { query: { from, duration, count, every, ...wanted } }) => {
    const now = clinicMoment(new Date(), env().timezone);
    const numbers = {
      from: Number(from),
      duration: Number(duration),
      count: Number(count),
      every: Number(every),
    };
    return previewSeries({ ...wanted, ...numbers }, now, caller);
  },
);

export const dynamic = 'force-dynamic';
