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
export function romanized(text: string): string {
  return text.replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const latin = [...word.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
    if (word === word.toLowerCase()) return latin;
    if ([...word].length > 1 && word === word.toUpperCase()) return latin.toUpperCase();
    return latin.replace(/^./u, (first) => first.toUpperCase());
  });
}
