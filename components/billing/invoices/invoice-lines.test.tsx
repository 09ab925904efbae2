import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { InvoiceLines } from './invoice-lines';

const LINE = {
  id: '1',
  description: 'Pulido',
  procedureId: undefined,
  plannedItemId: undefined,
  taxKind: undefined,
  quantity: 1,
  unitPrice: 45_000,
  taxRate: 0,
  subtotal: 45_000,
  discount: 0,
  tax: 0,
  total: 45_000,
};

const shown = (sums: Parameters<typeof InvoiceLines>[0]['invoice']) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <InvoiceLines invoice={sums} />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ');

test.each([
  [{ taxKind: 'excluded' }, 'Excluido', true],
  [{ procedureId: 'p' }, 'Excluido', true],
  [{ taxKind: 'zero' }, '0%', false],
] as const)('a line of %j is said to be %s', (kind, word, isNoted) => {
  const sums = { subtotal: 45_000, discount: 0, tax: 0, total: 45_000, credited: 0 };
  const html = shown({ ...sums, items: [{ ...LINE, ...kind }] });
  expect(html).toContain(`>${word}</td>`);
  expect(html.includes('artículo 476')).toBe(isNoted);
});

test('a discount is taken off with the minus of the form it was typed in', () => {
  const sums = {
    items: [],
    subtotal: 45_000,
    discount: 5_000,
    tax: 0,
    total: 40_000,
    credited: 0,
  };
  expect(shown(sums)).toContain('>− $ 5.000<');
  expect(shown(sums)).not.toContain(messages.invoices.paper.many);
});

test('credit notes are taken off the total', () => {
  const sums = { items: [], subtotal: 45_000, discount: 0, tax: 0, total: 45_000, credited: 4_000 };
  const html = shown(sums);
  expect(html).toContain(messages.invoices.paper.many);
  expect(html).toContain('>− $ 4.000<');
  expect(html).toContain('$ 41.000');
});
