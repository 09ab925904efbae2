import * as z from 'zod/mini';
import { movementsFile, sessionsFile } from '@/lib/billing/cash/cash-file';
import { findSession, sessionsOfDay } from '@/lib/billing/cash/cash-sessions.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { id, isoDate } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { mayDo } from '@/lib/kit/rights';
import { record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ForbiddenError } from '@/lib/server/door/on-behalf-of';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import { env } from '@/lib/server/settings/env.server';

const ACTION = 'cash.export';
const locale = z.enum(LOCALES);
const query = z.union([z.object({ id, locale }), z.object({ date: isoDate, locale })]);

/**
 * The movements of one session, or the sessions of one day, in the words of the page that asks. Those of
 * others need their own right. Who took it is on the trail.
 */
export const GET = defineHandler(
  billingHandlers.exportCash,
  { query },
  async (caller, { query: asked }) => {
    const { staff } = caller.session;
    const mayAll = mayDo(staff.role, 'cash.all');
    const { default: messages } = await import(`../../../../../messages/${asked.locale}.json`);
    const shown = { locale: asked.locale, messages, timezone: env().timezone };
    if ('date' in asked) {
      if (!mayAll) return forbidden();
      const { date } = asked;
      const sessions = await sessionsOfDay(date, shown.timezone);
      return file(sessionsFile(sessions, shown), { from: date, rows: sessions.length });
    }
    const session = await findSession(asked.id);
    if (session && session.staffId !== staff.id && !mayAll) return forbidden();
    if (session?.close === undefined) {
      return problem(404, { code: 'NOT_FOUND', correlationId: caller.correlationId });
    }
    const rows = session.close.snapshot.movements.length;
    return file(movementsFile(session, shown), { cashSessionId: session.id, rows });

    async function forbidden(): Promise<never> {
      await record({ ...ownRow(caller, ACTION, {}), result: 'refused', status: 403 });
      throw new ForbiddenError(ACTION);
    }
    async function file(bytes: Uint8Array<ArrayBuffer>, detail: Record<string, string | number>) {
      // Without its row nobody is given a file.
      await record(ownRow(caller, ACTION, { detail }));
      return new Response(bytes, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="cash.csv"',
        },
      });
    }
  },
);

export const dynamic = 'force-dynamic';
