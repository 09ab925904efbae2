/** The languages of the interface; each has its file in `messages/`. */
export const LOCALES = ['es-CO', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** Holds the choice of someone who is not signed in. */
export const LOCALE_COOKIE = 'locale';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The best of our languages for an Accept-Language header, by its weights; `undefined` when it
 * names neither language.
 */
export function localeFromHeader(header: string | null): Locale | undefined {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const match = LOCALES.find((locale) => locale.split('-')[0] === language);
    if (match) return match;
  }
  return undefined;
}
