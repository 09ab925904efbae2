/** As many as a service is asked again with. */
const MOST = 4;

type Swap = readonly [letters: RegExp, other: string];
type Pair = readonly [Swap, Swap];

const END: Pair = [
  [/s\b/gu, 'z'],
  [/z\b/gu, 's'],
];
const SOFT: Pair = [
  [/s(?=[eiéí])/gu, 'c'],
  [/c(?=[eiéí])/gu, 's'],
];
const LABIAL: Pair = [
  [/b/gu, 'v'],
  [/v/gu, 'b'],
];
const PALATAL: Pair = [
  [/ll/gu, 'y'],
  [/y(?=[aeiouáéíóú])/gu, 'll'],
];

/**
 * How else a name may be written that was heard: s, z and soft c, b and v, ll and y, a silent h. At most
 * four, the most usual first; none of a search with digits.
 */
export function respellings(search: string): readonly string[] {
  const typed = search.trim().toLowerCase();
  if (typed === '' || /\d|@/.test(typed)) return [];
  const ended = swapped(typed, END);
  const candidates = [
    ended,
    swapped(ended, LABIAL),
    swapped(ended, SOFT),
    swapped(ended, PALATAL).replace(/\bh(?=[aeiouáéíóú])/gu, ''),
    swapped(typed, LABIAL),
    swapped(typed, SOFT),
    swapped(typed, PALATAL),
    typed.replace(/\b(?=[aeiouáéíóú])/gu, 'h'),
  ];
  return [...new Set(candidates)].filter((each) => each !== typed).slice(0, MOST);
}

/** Each letter of a pair in the place of the other, in one pass. */
function swapped(text: string, [[one, other], [back, first]]: Pair): string {
  const places = [...text.matchAll(one)].map(({ index, 0: letters }) => ({
    index,
    letters,
    to: other,
  }));
  const others = [...text.matchAll(back)].map(({ index, 0: letters }) => ({
    index,
    letters,
    to: first,
  }));
  const all = [...places, ...others].sort((a, b) => b.index - a.index);
  return all.reduce(
    (written, { index, letters, to }) =>
      written.slice(0, index) + to + written.slice(index + letters.length),
    text,
  );
}
