import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { InvoiceLines } from './invoice-lines';

test('a discount is taken off with the minus of the form it was typed in', () => {
  const sums = { items: [], subtotal: 45_000, discount: 5_000, tax: 0, total: 40_000 };
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <InvoiceLines invoice={sums} />
    </NextIntlClientProvider>,
  );
  expect(html.replaceAll('\u00a0', ' ')).toContain('>− $ 5.000<');
});
