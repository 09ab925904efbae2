import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/es-CO.json';
import { InvoicesTable } from './invoices-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

function shown(status: string): string {
  const invoice = { id: 'one', invoiceNumber: 'F-000001', status, total: 45_000, due: 30_000 };
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
