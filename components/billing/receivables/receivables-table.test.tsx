import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/es-CO.json';
import { ReceivablesTable } from './receivables-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const OWED = {
  patientId: 'pat-1',
  patient: { firstName: 'Ana', lastName: 'Zapata', documentType: 'CC', documentNumber: '1020' },
  oldestIssuedOn: '2026-07-01',
  openInvoices: 2,
  balance: 70_000,
  aged: { days0To30: 20_000, days31To60: 0, days61To90: 0, over90: 50_000 },
};

function shown(printsStatements: boolean): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <ReceivablesTable receivables={[OWED]} printsStatements={printsStatements} stale={false} />
    </NextIntlClientProvider>,
  ).replaceAll(/<!-- -->|\u00a0/g, (found) => (found === '\u00a0' ? ' ' : ''));
}

test('a row says who owes how much since when, and leads to the patient’s billing', () => {
  const html = shown(true);
  expect(html).toContain('href="/patients/pat-1/billing"');
  for (const part of ['Ana Zapata', 'CC 1020', '2 facturas', '1/07/2026', '$ 70.000', '$ 50.000']) {
    expect(html).toContain(part);
  }
  expect(html).toContain('aria-label="Estado de cuenta de Ana Zapata"');
});

test('a service that prints no statements is asked for none', () => {
  expect(shown(false)).not.toContain('Estado de cuenta');
});
