import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { PaymentsOfInvoice } from './payments-of-invoice';

const words = messages.payments.ofInvoice;
const shown = (isVoid: boolean) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <PaymentsOfInvoice payments={[]} isVoid={isVoid} />
    </NextIntlClientProvider>,
  );

test('of a void invoice no payment is still to come', () => {
  expect(shown(false)).toContain(words.none);
  expect(shown(true)).toContain(words.noneOfVoid);
  expect(shown(true)).not.toContain(words.none);
});
