import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ListedCharge } from '@/lib/billing/shared/charge-view';
import { PENDING_SHARE } from '@/lib/testing/pending-share';
import messages from '@/messages/es-CO.json';
import { ChargesTable } from './charges-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { columns, filed, remove } = messages.charges;

function shown(accountStatus: ListedCharge['accountStatus'], removes: boolean): string {
  const charge = {
    id: 'charge',
    patientId: 'patient',
    payerId: 'payer',
    payerAccountId: 'account',
    medicalRecordId: undefined,
    appointmentId: undefined,
    serviceDate: '2026-11-20',
    items: [],
    total: 485_738,
    currency: 'COP',
    createdAt: '2026-11-20T15:00:00Z',
    payerName: 'EPS Cordillera Azul',
    accountStatus,
    patientShare: PENDING_SHARE,
  } satisfies ListedCharge;
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <ChargesTable charges={[charge]} onRemove={removes ? () => {} : undefined} />
    </NextIntlClientProvider>,
  );
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

test('where amounts have no column they are told with its name', () => {
  const html = shown('open', true);
  expect(html).toContain(`${columns.total}: $ 485.738`);
  expect(html).toContain(`${columns.share}: $ 15.000 · Pendiente`);
});

test('who can take none off has no column for it, and is told what was filed all the same', () => {
  expect(shown('open', true)).toContain(remove.action);
  expect(shown('open', true)).toContain(columns.actions);
  expect(shown('filed', true)).toContain(filed);
  expect(shown('open', false)).not.toContain(columns.actions);
  expect(shown('filed', false)).not.toContain(columns.actions);
  expect(shown('filed', false)).toContain(`EPS Cordillera Azul · ${filed}`);
});
