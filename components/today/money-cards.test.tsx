import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { type Money, MoneyCards } from './money-cards';

const NONE: Money = { owed: undefined, received: undefined, weeks: undefined };

/** The words on the page, and its markup. */
function shown(money: Partial<Money>) {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <MoneyCards {...NONE} {...money} />
    </NextIntlClientProvider>,
  ).replaceAll('<!-- -->', '');
  return { html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ') };
}

test('shows nothing of what nobody tells', () => {
  expect(shown({}).html).toBe('');
});

test('says that a figure could not be read, and shows no nought for it', () => {
  const unread = { value: undefined };
  const { text } = shown({ owed: unread, received: unread, weeks: unread });
  expect(text.split('No se pudo leer.')).toHaveLength(7);
  expect(text).not.toMatch(/\d/);
});

test('tells what is owed by age, each amount with a bar as long as it is', () => {
  const href = '/billing/receivables';
  const ages = [
    { age: 'days0To30', amount: 60_000, href: `${href}?age=days0To30` },
    { age: 'days31To60', amount: 30_000, href: `${href}?age=days31To60` },
    { age: 'days61To90', amount: 0, href: `${href}?age=days61To90` },
    { age: 'over90', amount: 0, href: `${href}?age=over90` },
  ] as const;
  const { html, text } = shown({
    owed: {
      value: { amount: 90_000, patients: 2, invoices: 3, ages, href },
    },
  });
  expect(text).toContain('$ 90.000 : Cartera');
  expect(text).toContain('2 pacientes deben 3 facturas.');
  expect(text).toContain('31 a 60 días $ 30.000');
  expect([...html.matchAll(/<rect width="(\d+)" height="6" class="fill-accent"/g)]).toMatchObject(
    ['100', '50', '0', '0'].map((width) => ({ 1: width })),
  );
});

test('tells what came in by method, what went back, and that nothing did', () => {
  const part = (amount: number) => ({ amount, href: '/list' });
  const cash = { method: 'cash', ...part(20_000) };
  const value = { amount: 30_000, methods: [cash], shares: part(10_000), refunds: 5_000 };
  const { text } = shown({ received: { value } });
  expect(text).toContain('Efectivo $ 20.000 Copagos y cuotas $ 10.000');
  expect(text).toContain('Devuelto hoy: $ 5.000');
  const none = { amount: 0, methods: [], shares: part(0), refunds: 0 };
  expect(shown({ received: { value: none } }).text).toContain('Hoy no se ha recibido dinero.');
});

test('looks back by week, doctor and location; what went back may be more than came in', () => {
  const { html, text } = shown({
    weeks: {
      value: {
        weeks: [
          {
            from: '2026-11-23',
            to: '2026-11-29',
            billed: { amount: 45_000, href: '/invoices' },
            received: { amount: -10_000, href: '/payments' },
          },
        ],
        doctors: [{ name: undefined, amount: 45_000 }],
        locations: [],
      },
    },
  });
  expect(text).toContain('Última semana');
  expect(text).toMatch(/23\S* ?(de |–|-|a ).*29/);
  expect(text).toContain('-$ 10.000');
  expect(text).toContain('Sin cita $ 45.000');
  expect(text).toContain('No se ha facturado nada.');
  expect(html).toContain('href="/payments"');
});
