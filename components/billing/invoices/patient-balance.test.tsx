import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { invoiceQueries, shareQueries } from '@/lib/billing/billing-queries';
import { NEWEST, openInvoices } from '@/lib/billing/patient-bills';
import { PENDING_SHARE } from '@/lib/testing/pending-share';
import messages from '@/messages/es-CO.json';
import { PatientBalance } from './patient-balance';

/** The balance of somebody without open invoices, with shares of these statuses, 15,000 each. */
function shown(statuses: readonly string[], total = statuses.length): string {
  const queries = new QueryClient();
  for (const query of openInvoices('patient')) {
    queries.setQueryData(invoiceQueries.list(query).queryKey, {
      data: [],
      pagination: { page: 1, limit: 100, total: 0, totalPages: 1 },
    });
  }
  queries.setQueryData(shareQueries.ofPatient('patient', 1, NEWEST).queryKey, {
    payments: statuses.map((status, index) => ({
      ...PENDING_SHARE,
      id: `share-${index}`,
      status,
      statusLabel: status,
      resolution: undefined,
      patient: undefined,
      receiptNumber: undefined,
      reference: undefined,
      collectedBy: undefined,
    })),
    pagination: { page: 1, limit: NEWEST, total, totalPages: 1, hasNext: false, hasPrev: false },
  });
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={queries}>
        <PatientBalance patientId="patient" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

test('copayments still to be paid are told beside the balance of the invoices, never in it', () => {
  const html = shown(['pending', 'completed', 'pending', 'cancelled']);
  expect(html).toContain('>$ 0<');
  expect(html).toContain('Aparte, 2 copagos o cuotas pendientes: $ 30.000');
  expect(shown(['pending'])).toContain('Aparte, 1 copago o cuota pendiente: $ 15.000');
  expect(shown(['completed'])).not.toContain('Aparte');
});

test('of more than are read it is told what there is at least', () => {
  expect(shown(['pending'], NEWEST + 1)).toContain(
    'Aparte, al menos 1 copago o cuota pendiente: $ 15.000',
  );
});
