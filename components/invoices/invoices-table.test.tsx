import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/es-CO.json';
import { InvoicesTable } from './invoices-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

/** How often an invoice of 45,000 in that state says so. */
function timesSaid(status: string): number {
  const invoice = { id: 'one', invoiceNumber: 'F-000001', status, total: 45_000, due: 45_000 };
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <InvoicesTable invoices={[invoice]} stale={false} />
    </NextIntlClientProvider>,
  );
  return html.split('45.000').length - 1;
}

test('what an invoice comes to is owed once it is issued', () => {
  // Total and balance, each in its column and where there is none.
  expect(timesSaid('issued')).toBe(4);
  expect(timesSaid('draft')).toBe(2);
});
