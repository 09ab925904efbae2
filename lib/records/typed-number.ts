const PLAIN = /^-?\d{1,9}(?:\.\d{1,6})?$/;
/** One mark and three digits: thousands to some, a fraction to others. */
const EITHER = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** What `1.200` may be: 1.2 or 1200. */
export interface TwoReadings {
  readonly fraction: number;
  readonly whole: number;
}

/**
 * A measure as people write it, with a comma or a point before its fraction: `36,5`, `36.5`, `120`.
 * Nothing is guessed: `1.200` is thousands to some and 1.2 to others, so it is both; `7 8` are two, so
 * it is none, and so is `1 200`.
 */
export function readTypedNumber(text: string): number | 'number' | TwoReadings {
  if (/\d\s+\d|\S\s*\n\s*\S/.test(text)) return 'number';
  const typed = text.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (!PLAIN.test(typed)) return 'number';
  const number = Number(typed);
  return EITHER.test(typed) ? { fraction: number, whole: Number(typed.replace('.', '')) } : number;
}

/** Both readings of what was typed, each as it can be typed in this language and be read as nothing else. */
export function writeReadings(
  text: string,
  locale: string,
): Record<keyof TwoReadings, string> | undefined {
  const read = readTypedNumber(text);
  if (typeof read !== 'object') return undefined;
  const { fraction, whole } = read;
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: digits }).format(
      value,
    );
  // Three digits behind a comma would be unclear again: one more makes it a fraction.
  const digits = whole % 10 === 0 ? 0 : 4;
  return { fraction: write(fraction, digits), whole: write(whole, 0) };
}
