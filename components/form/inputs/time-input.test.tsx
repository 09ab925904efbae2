import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { TimeInput } from './time-input';

function shown(value: string, locale: Locale): string | undefined {
  const input = (
    <NextIntlClientProvider locale={locale} timeZone="UTC">
      <TimeInput name="time" value={value} onChange={() => {}} />
    </NextIntlClientProvider>
  );
  return /value="([^"]*)"/.exec(renderToString(input))?.[1]?.replaceAll('\u00a0', ' ');
}

test('a time is written as the screen around it writes times', () => {
  expect(shown('16:20', 'es-CO')).toBe('4:20 p. m.');
  expect(shown('16:20', 'en-US')).toBe('4:20 PM');
});

test('what is no time is shown as it was typed', () => {
  expect(shown('25', 'es-CO')).toBe('25');
  expect(shown('', 'es-CO')).toBe('');
});
