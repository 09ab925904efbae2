const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What is not seen, halves of letters, and what turns the direction of others round. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** One letter with a hundred accents is drawn over half of the chart. */
const LONGEST = 16;

/** What a person would call letters. */
export function graphemes(text: string): string[] {
  const seen = text.slice(0, 256).replace(UNSEEN, '').trim();
  return Array.from(segmenter.segment(seen), ({ segment }) =>
    segment.length > LONGEST ? String.fromCodePoint(segment.codePointAt(0) ?? 63) : segment,
  );
}

/** Of up to three of its words, for what is drawn where nothing else can be. */
export function initials(label: string): string {
  const letters = label
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => graphemes(word)[0] ?? [])
    .slice(0, 3);
  return letters.join('').toLocaleUpperCase('und') || '?';
}
