const formats = new Map<string, Intl.NumberFormat>();

/** One per locale and options: making one takes as long as formatting hundreds of amounts. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style}`;
  const known = formats.get(key);
  if (known) return known;
  // Whole pesos have no cents; should a service say any, they are shown rather than rounded away.
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2 };
  const made = new Intl.NumberFormat(locale, { ...options, ...digits });
  formats.set(key, made);
  return made;
}

/** Pesos as they are read: `$ 60.000`, `COP 60,000`; `$` alone would be dollars in English. */
export function formatPesos(pesos: number, locale: string): string {
  return numberFormat(locale, { style: 'currency', currency: 'COP' }).format(pesos);
}

/** As they stand in a field, without the sign: `60.000`. */
export function writePesos(pesos: number, locale: string): string {
  return numberFormat(locale, { style: 'decimal' }).format(pesos);
}

/** A rate of 0 to 1 as a percentage: `19 %`, `19%`. */
export function writePercent(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate);
}
