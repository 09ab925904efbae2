import { createTranslator } from 'next-intl';
import * as z from 'zod/mini';
import { calendarFile } from '@/lib/agenda/confirmations/calendar-file';
import { appointmentToConfirm } from '@/lib/agenda/confirmations/day-to-confirm.server';
import { agendaDate } from '@/lib/agenda/confirmations/forms';
import { confirmHandlers } from '@/lib/agenda/confirmations/handlers';
import { namesAtHand } from '@/lib/agenda/names-at-hand.server';
import { id } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { clinicInstant } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import { env } from '@/lib/server/settings/env.server';

const query = z.object({ appointmentId: id, date: agendaDate, locale: z.enum(LOCALES) });

/** One appointment for the patient's calendar, in the language in which they are written to. */
export const GET = defineHandler(
  confirmHandlers.file,
  { query },
  async (caller, { query: { appointmentId, date, locale } }) => {
    const entry = await appointmentToConfirm(date, appointmentId);
    if (entry === undefined) {
      return problem(404, { code: 'NOT_FOUND', correlationId: caller.correlationId });
    }
    const { timezone } = env();
    const [{ locations }, { default: messages }] = await Promise.all([
      namesAtHand(),
      import(`../../../../../messages/${locale}.json`),
    ]);
    const t = createTranslator({ locale, messages, namespace: 'confirmations.file' });
    const place = locations.find((location) => location.id === entry.locationId)?.name ?? '';
    const start = clinicInstant(entry.date, timeOf(entry.from), timezone);
    const bytes = calendarFile({
      id: entry.id,
      version: entry.version ?? 0,
      start,
      end: new Date(start.getTime() + Math.max(entry.to - entry.from, 0) * 60_000),
      summary: place === '' ? t('plain') : t('summary', { place }),
      location: place,
      at: new Date(),
    });
    const { patientId } = entry;
    // Without its row nobody is given a file.
    await record(ownRow(caller, 'desk.calendar-file', { patientId, detail: { appointmentId } }));
    return new Response(bytes, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="appointment.ics"',
      },
    });
  },
);

export const dynamic = 'force-dynamic';
