import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pesos } from '@/components/pesos';

const shown = (amount: number) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC">
      <Pesos amount={amount} />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ');

test('whole pesos are told alone, decimals rounded with the exact figure on demand', () => {
  expect(shown(12_000)).toBe('$ 12.000');
  expect(shown(12_000.25)).toMatch(/^<span title="\$ 12\.000,25">\$ 12\.000<span class="sr-only">/);
});
