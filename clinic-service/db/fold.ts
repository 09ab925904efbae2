/** Letters that no accent can be taken off, as PostgreSQL's unaccent writes them. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  ŋ: 'n',
  ŧ: 't',
  ĳ: 'ij',
  ŀ: 'l',
  ŉ: "'n",
  ſ: 's',
};

/**
 * Without accents and in lower case, the same as the database's `fold` for every Latin letter
 * (a test compares them). Done here because the planner would run it once per condition.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** As `fold`, with ñ behind n as `patient_sort_key` has it. */
export function foldForSorting(text: string): string {
  return fold(text.normalize('NFC').replace(/[ñÑ]/g, 'n~'));
}

/** With the wildcards of LIKE taken literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
