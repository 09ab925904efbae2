import { expect, test } from 'vitest';
import { isLocale, localeFromHeader } from './locales';

test.each([
  ['es-CO,es;q=0.9,en;q=0.8', 'es-CO'],
  ['es-MX', 'es-CO'],
  ['en-GB', 'en-US'],
  ['es;q=0.3, en;q=0.7', 'en-US'],
  ['fr-FR, fr;q=0.9, en;q=0.5', 'en-US'],
  ['EN', 'en-US'],
])('%s is answered in %s', (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale);
});

test.each([null, '', '*', 'fr', 'en;q=0', ';;;,,,=', 'x'.repeat(100_000)])(
  'names neither language: %j',
  (header) => {
    expect(localeFromHeader(header)).toBeUndefined();
  },
);

test('knows its own locales and no others', () => {
  expect(isLocale('es-CO')).toBe(true);
  expect(isLocale('es')).toBe(false);
  expect(isLocale('../../package')).toBe(false);
});
