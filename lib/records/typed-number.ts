const PLAIN = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;
/** One mark and three digits: thousands to some, a fraction to others. */
const EITHER = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A measure as people write it, with a comma or a point before its fraction: `36,5`, `36.5`, `120`.
 * Nothing is guessed: `1.200` is thousands to some and 1.2 to others, so it is neither.
 */
export function readTypedNumber(text: string): number | 'number' | 'ambiguous' {
  const typed = text.replace(/\s/g, '');
  if (EITHER.test(typed)) return 'ambiguous';
  if (!PLAIN.test(typed)) return 'number';
  return Number(typed.replace('−', '-').replace(',', '.'));
}
