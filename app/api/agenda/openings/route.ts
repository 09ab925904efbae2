import { findOpenings } from '@/lib/agenda/openings.server';
import { openingsQuery } from '@/lib/agenda/openings-query';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { env } from '@/lib/server/settings/env.server';

export const GET = defineHandler(
  agendaHandlers.openings,
  { query: openingsQuery },
  (caller, { query: { duration, ...wanted } }) => {
    const now = clinicMoment(new Date(), env().timezone);
    return findOpenings({ ...wanted, duration: Number(duration) }, now, caller);
  },
);

export const dynamic = 'force-dynamic';
