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
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
};

/**
 * Text as the standard fonts can draw it: Spanish and its neighbours as they are, other Latin
 * letters without their marks, anything else as a question mark rather than a wrong letter.
 */
export function drawable(text: string): string {
  return [...text.normalize('NFC')].map(drawableCharacter).join('');
}

function drawableCharacter(character: string): string {
  if (isDrawable(character)) return character;
  const plain = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain !== '' && [...plain].every(isDrawable)) return plain;
  return /[\s\p{Cc}]/u.test(character) ? ' ' : '?';
}

function isDrawable(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff]$/.test(character) || EXTRA.includes(character);
}
