import { LOCALES, type Locale } from '@/lib/i18n/locales';

/**
 * The languages a journey is walked in where its words do not matter: one in `npm test`, both in
 * `npm run test:long`. Screens are read in both by `widths`, dates and money by the tests of each.
 */
export function journeyLocales(one: Locale): readonly Locale[] {
  return process.env.TEST_LONG ? LOCALES : [one];
}
