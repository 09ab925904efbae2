import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/es-CO.json';
import { UnbilledTable } from './unbilled-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const VISIT = {
  appointmentId: 'apt-1',
  // Of the next day in UTC.
  startTime: '2026-11-20T20:30:00-05:00',
  patientId: 'pat-1',
  patient: { firstName: 'Ana', lastName: 'Zapata' },
  doctor: { id: 'doc-1', fullName: 'Luis Mora' },
  procedure: { id: 'pro-1', name: 'Resina', price: 140_000 },
};

function shown(rights: { bills: boolean; charges: boolean }): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="America/Bogota" messages={messages}>
      <UnbilledTable appointments={[VISIT]} rights={rights} stale={false} />
    </NextIntlClientProvider>,
  );
}

test('a row leads on to the invoice and to the charge of its appointment, on the clinic’s day', () => {
  const html = shown({ bills: true, charges: true }).replaceAll('&amp;', '&');
  const start = '?appointmentId=apt-1&patientId=pat-1&date=2026-11-20';
  expect(html).toContain(`href="/billing/invoices/new${start}"`);
  expect(html).toContain(`href="/billing/charges/new${start}"`);
  expect(html).toMatch(/aria-label="Facturar la cita de Ana Zapata, 20\/11\/2026/);
  expect(html).toContain('140.000');
});

test('what the service or the role does not do is not offered', () => {
  const html = shown({ bills: false, charges: true });
  expect(html).not.toContain('/billing/invoices/new');
  expect(html).toContain('/billing/charges/new');
  expect(shown({ bills: false, charges: false })).not.toContain('Acciones');
});
