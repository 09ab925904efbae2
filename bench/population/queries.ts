import type { Person } from './populate';

export interface Query {
  readonly kind: Kind;
  readonly text: string;
}

/** What people at a reception desk type, and of how many in a hundred. Decided before measuring. */
export const MIX = {
  'given name and surname': 22,
  surname: 18,
  'beginning of a surname': 16,
  'document with dots': 14,
  phone: 10,
  'part of an e-mail': 6,
  'nobody found': 6,
  'two letters': 8,
} as const;

export type Kind = keyof typeof MIX;

const MAKERS: Readonly<Record<Kind, (person: Person, turn: number) => string | undefined>> = {
  'given name and surname': ({ firstName, lastName }, turn) => {
    const names = [firstWord(firstName), firstWord(lastName)];
    return typed((turn % 2 === 0 ? names : names.toReversed()).join(' '), turn);
  },
  surname: ({ lastName }, turn) => typed(firstWord(lastName), turn),
  'beginning of a surname': ({ lastName }, turn) =>
    typed([...firstWord(lastName)].slice(0, 3 + (turn % 3)).join(''), turn),
  'document with dots': ({ documentNumber }) => documentNumber?.replace(/\B(?=(\d{3})+$)/g, '.'),
  phone: ({ phone }) => phone?.replace('+57 ', ''),
  'part of an e-mail': ({ email }) => email?.split('@')[0],
  // Two letters of a given name changed places, as fingers do, and the surname is right.
  'nobody found': ({ firstName, lastName }) =>
    `${firstWord(firstName)
      .toLowerCase()
      .replace(/^(.)(.)/, '$2$1')}x ${firstWord(lastName)}`,
  'two letters': ({ lastName }, turn) => typed([...lastName].slice(0, 2).join(''), turn),
};

/**
 * `count` different queries in the proportions of the mix, the kinds spread evenly; no two differ
 * by accents or capitals alone, so that none is answered from what another left behind.
 */
export function queriesFor(people: readonly Person[], count: number): Query[] {
  const used = new Set<string>();
  const kinds = Object.keys(MIX) as Kind[];
  return kinds
    .flatMap((kind) => {
      const wanted = Math.round((MIX[kind] * count) / 100);
      const made: Query[] = [];
      for (const person of people) {
        if (made.length === wanted) break;
        const text = MAKERS[kind](person, made.length);
        if (text === undefined || used.has(plain(text))) continue;
        used.add(plain(text));
        made.push({ kind, text });
      }
      return made.map((query, turn) => ({ query, place: (turn + 0.5) / wanted }));
    })
    .sort((a, b) => a.place - b.place)
    .map(({ query }) => query);
}

/** `bounded`: what the application asks for. `exact`: what the published contract knows. */
export type Totals = 'bounded' | 'exact';

export function searchPath(prefix: string, text: string, totals: Totals = 'bounded'): string {
  const query = { search: text, limit: '20', ...(totals === 'bounded' && { totals }) };
  return `${prefix}/patients?${new URLSearchParams(query)}`;
}

/** Every other person leaves accents and capitals out. */
function typed(text: string, turn: number): string {
  return turn % 2 === 0 ? plain(text) : text;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
