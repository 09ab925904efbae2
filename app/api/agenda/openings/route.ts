import { agendaHandlers } from '@/lib/agenda/handlers';
import { findOpenings } from '@/lib/agenda/openings.server';
import { openingsQuery } from '@/lib/agenda/openings-query';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { env } from '@/lib/env.server';
import { clinicMoment } from '@/lib/rules/clinic-time';

export const GET = defineHandler(
  agendaHandlers.openings,
  { query: openingsQuery },
  (caller, { query: { duration, ...wanted } }) => {
    const now = clinicMoment(new Date(), env().timezone);
    return findOpenings({ ...wanted, duration: Number(duration) }, now, caller);
  },
);

export const dynamic = 'force-dynamic';
