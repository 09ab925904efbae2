import { romanized } from './cyrillic';

/** What the standard fonts of PDF can draw beside Latin-1. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that do not come apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ə: 'E',
  ə: 'e',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ẞ: 'ß',
  // The Greek letter is typed for micrograms too.
  '\u03bc': 'µ',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u02bc': '’',
};

/** Stands for characters that cannot be drawn. A document that has it says so at its foot. */
export const UNDRAWABLE = '[?]';

/**
 * Text as the standard fonts can draw it: Spanish and its neighbours as they are, other Latin
 * letters without their marks, Cyrillic ones as passports write them; of anything else that it is
 * missing, rather than a wrong letter.
 */
export function drawable(text: string): string {
  return [...romanized(text.normalize('NFC'))]
    .map(drawableCharacter)
    .join('')
    .replaceAll(/\ufffd+/g, UNDRAWABLE);
}

function drawableCharacter(character: string): string {
  if (isDrawable(character)) return character;
  // Marks apart from their letter, and what only joins or selects others.
  if (/[\p{M}\p{Cf}]/u.test(character)) return '';
  const plain = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain !== '' && [...plain].every(isDrawable)) return plain;
  return /[\s\p{Cc}]/u.test(character) ? ' ' : '\ufffd';
}

function isDrawable(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff]$/.test(character) || EXTRA.includes(character);
}
