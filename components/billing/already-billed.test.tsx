import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import messages from '@/messages/es-CO.json';
import { AlreadyBilled } from './already-billed';
import type { NewBill } from './use-billed-words';

function shown(
  kind: NewBill['kind'],
  details: object,
  answersForBooks: boolean,
  standing?: StandingBill,
): string {
  const next = {
    kind,
    readsInvoices: true,
    voidsInvoices: answersForBooks,
    removesCharges: answersForBooks,
  };
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <AlreadyBilled
          patientId="patient"
          details={{ ...details }}
          standing={standing}
          next={next}
          onUnlink={undefined}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const CHARGE = { rail: 'charge', billId: 'charge' };
const INVOICE = { rail: 'invoice', billId: 'invoice' };

test('what stands in the way is said by what was to be made', () => {
  expect(shown('charge', CHARGE, true)).toContain(
    'Para cargarla otra vez, primero retire ese cargo',
  );
  expect(shown('invoice', CHARGE, true)).toContain('Para cobrársela al paciente, primero retire');
  expect(shown('charge', INVOICE, true)).toContain('anúlela y luego cargue la atención al pagador');
  expect(shown('invoice', INVOICE, true)).toContain('anúlela y luego facture otra vez');
});

test('who may not take a bill back is told whom to ask', () => {
  expect(shown('charge', CHARGE, false)).toContain('Pida a facturación que lo retire');
  expect(shown('invoice', INVOICE, false)).toContain('pida a facturación que la anule');
});

test('it leads to where the bill is, also where only what was known before tells', () => {
  expect(shown('invoice', CHARGE, true)).toContain('href="/patients/patient/billing"');
  expect(shown('invoice', {}, true)).toContain('href="/billing/invoices?patientId=patient"');
  const made = { rail: 'invoice', id: 'made', number: 'F-000007', isCertain: false } as const;
  const html = shown('invoice', {}, true, made);
  expect(html).toContain('href="/billing/invoices/made"');
  expect(html).toContain('F-000007');
  const charged = shown('invoice', {}, true, { rail: 'charge', payer: 'EPS Cordillera Azul' });
  expect(charged).toContain('href="/patients/patient/billing"');
  expect(charged).toContain('Para cobrársela al paciente, primero retire');
});
