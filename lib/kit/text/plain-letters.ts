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

/** Without accents and in lower case, for comparing what people type with what is written. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
