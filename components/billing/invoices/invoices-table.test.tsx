import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/es-CO.json';
import { InvoicesTable } from './invoices-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

function shown(status: string, dates = {}): string {
  const figures = { total: 45_000, due: 30_000 };
  const invoice = { id: 'one', invoiceNumber: 'F-000001', status, ...figures, ...dates };
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <InvoicesTable invoices={[invoice]} stale={false} />
    </NextIntlClientProvider>,
  );
}

test('what an invoice comes to is owed once it is issued', () => {
  expect(shown('issued')).toContain('30.000');
  expect(shown('draft')).toContain('45.000');
  expect(shown('draft')).not.toContain('30.000');
});

test('the date is that of issue, or of making, and says which', () => {
  const createdAt = '2026-11-19T10:00:00Z';
  expect(shown('draft', { createdAt })).toContain('Creada: 19/11/2026');
  const issued = shown('issued', { createdAt, issuedAt: '2026-11-20T10:00:00Z' });
  expect(issued).toContain('Emitida: 20/11/2026');
  expect(issued).not.toContain('Creada');
});
