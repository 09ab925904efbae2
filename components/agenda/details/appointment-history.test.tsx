import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppointmentAct } from '@/lib/agenda/appointment-history';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import en from '@/messages/en-US.json';
import es from '@/messages/es-CO.json';
import { AppointmentHistory } from './appointment-history';

const entry = {
  id: 'a',
  date: '2026-11-24',
  from: 930,
  to: 960,
  patientId: 'maria',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
};
const times = { startTime: '2026-11-24T20:30:00Z', endTime: '2026-11-24T16:00:00-05:00' };

/** What the history of one deed begins with. */
function told(locale: 'es-CO' | 'en-US', act: Omit<AppointmentAct, 'at'>): string | undefined {
  const queries = new QueryClient();
  queries.setQueryData(appointmentQueries.history(entry).queryKey, [
    { at: '2026-11-20T15:00:00Z', ...act },
  ]);
  const html = renderToString(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={locale === 'es-CO' ? es : en}>
      <QueryClientProvider client={queries}>
        <AppointmentHistory entry={entry} timezone="America/Bogota" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return /<li><span[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00a0', ' ');
}

test('a move says where to, on the clinic’s clock, and to whom where that changed', () => {
  expect(told('es-CO', { deeds: ['moved'], movedTo: times })).toBe(
    'Movida a mar, 24 de nov, 3:30 p. m. – 4:00 p. m.',
  );
  const movedTo = { ...times, doctorId: 'luis', doctor: 'Luis Gil' };
  expect(told('en-US', { deeds: ['moved', 'notes'], movedTo })).toBe(
    `Moved to Tue, Nov 24, 3:30 PM – 4:00 PM · Luis Gil · ${en.appointment.history.deeds.notes}`,
  );
});

test('where the trail does not say where to, it is moved all the same', () => {
  const moved = es.appointment.history.deeds.moved;
  expect(told('es-CO', { deeds: ['moved'] })).toBe(moved);
  expect(told('es-CO', { deeds: ['moved'], movedTo: { doctorId: 'gone' } })).toBe(moved);
  expect(told('es-CO', { deeds: ['moved'], movedTo: { startTime: 'never' } })).toBe(moved);
});
