/**
 * As passports write them (ICAO Doc 9303), without what single languages have otherwise: of which one
 * a word is nobody says.
 */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '' },
  ...{ э: 'e', ю: 'iu', я: 'ia', ё: 'e', ґ: 'g', є: 'ie', і: 'i', ї: 'i', ў: 'u' },
  ...{ ђ: 'd', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'g', ѕ: 'dz', ќ: 'k' },
};

/** Cyrillic words in Latin letters; a letter that is not listed stays. */
function romanized(text: string): string {
  return text.replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const latin = [...word.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
    if (word === word.toLowerCase()) return latin;
    if ([...word].length > 1 && word === word.toUpperCase()) return latin.toUpperCase();
    return latin.replace(/^./u, (first) => first.toUpperCase());
  });
}

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
