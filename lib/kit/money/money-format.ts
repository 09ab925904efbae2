const formats = new Map<string, Intl.NumberFormat>();

/** One per locale and options: making one takes as long as formatting hundreds of amounts. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style} ${options.maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, ...options });
  formats.set(key, made);
  return made;
}

const CURRENCY = { style: 'currency', currency: 'COP' } as const;

/**
 * Pesos as they are read: `$ 60.000`, `COP 60,000`; `$` alone would be dollars in English. Nobody pays
 * cents: what a service tells of them is rounded.
 */
export function formatPesos(pesos: number, locale: string): string {
  return numberFormat(locale, { ...CURRENCY, maximumFractionDigits: 0 }).format(pesos);
}

/** The same to the last decimal that a service tells. */
export function formatExactPesos(pesos: number, locale: string): string {
  return numberFormat(locale, { ...CURRENCY, maximumFractionDigits: 20 }).format(pesos);
}

/** As they stand in a field, without the sign: `60.000`. */
export function writePesos(pesos: number, locale: string): string {
  return numberFormat(locale, { style: 'decimal', maximumFractionDigits: 2 }).format(pesos);
}

/** A rate of 0 to 1 as a percentage: `19 %`, `19%`. */
export function writePercent(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate);
}
