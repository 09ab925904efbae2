import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { ServiceLanguageProvider, ServiceWords } from './service-words';

const shown = (locale: Locale) =>
  renderToString(
    <NextIntlClientProvider locale={locale} timeZone="UTC">
      <ServiceLanguageProvider language="es-CO">
        <ServiceWords>Copago</ServiceWords>
      </ServiceLanguageProvider>
    </NextIntlClientProvider>,
  );

test('a label of the service says its language where the page has another one', () => {
  expect(shown('en-US')).toBe('<span lang="es-CO">Copago</span>');
  expect(shown('es-CO')).toBe('Copago');
});
