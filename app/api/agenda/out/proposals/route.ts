import { outHandlers } from '@/lib/agenda/out/handlers';
import { outQuery } from '@/lib/agenda/out/stranded';
import { proposalsFor } from '@/lib/agenda/out/stranded.server';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { env } from '@/lib/server/settings/env.server';

export const GET = defineHandler(outHandlers.proposals, { query: outQuery }, (caller, { query }) =>
  proposalsFor(query, clinicMoment(new Date(), env().timezone), caller),
);

export const dynamic = 'force-dynamic';
