import { graphemes, initials } from './graphemes';

const KINDS = [
  'fill',
  'outline',
  'hatch',
  'cross',
  'slash',
  'vline',
  'hline',
  'dline',
  'ring',
  'square',
  'triangle',
  'check',
  'screw',
  'zigzag',
  'arc',
  'curve',
] as const;
const ZONES = ['crown', 'root', 'tooth', 'apex', 'box', 'surface'] as const;
const DIRECTIONS = ['occlusal', 'apical', 'mesial', 'distal'] as const;

/**
 * What a symbol can put in the place of a tooth: nothing, a crown without roots, an implant, a tooth below
 * the gum or on its way through it, or a root without its crown.
 */
const BASES = ['absent', 'pontic', 'implant', 'unerupted', 'erupting', 'root'] as const;
export type Base = (typeof BASES)[number];

export type ShapeKind = (typeof KINDS)[number];
export type ZoneName = (typeof ZONES)[number];
export type Direction = (typeof DIRECTIONS)[number];

/** One stroke of a symbol. Without a zone it stands where its kind usually does: `usualZone`. */
export type Prim = {
  readonly zone?: ZoneName;
  readonly isDashed: boolean;
  readonly isHatched: boolean;
} & (
  | { readonly kind: ShapeKind | 'initials-box' }
  | { readonly kind: 'arrow'; readonly direction: Direction }
  | { readonly kind: 'bridge'; readonly isAbutment: boolean }
  | { readonly kind: 'text'; readonly text: string }
);

/** How a symbol came to be drawn; what is not by its own grammar is named in the legend. */
export type Reading = 'grammar' | 'glyph' | 'text' | 'initials';

export interface Symbol {
  /** What stands in the tooth's place; absent where the tooth itself does. */
  readonly base?: Base;
  readonly prims: readonly Prim[];
  readonly reading: Reading;
}

/**
 * Where a stroke of a whole-tooth finding stands whose symbol does not say it. Canals and implants
 * are of the root, what goes over several teeth runs beyond the roots, what strikes a tooth out goes
 * over all of it, and the rest is of the crown. A surface finding stands on its surface.
 */
const USUAL: Partial<Record<Prim['kind'], ZoneName>> = {
  cross: 'tooth',
  slash: 'tooth',
  vline: 'root',
  screw: 'root',
  dline: 'apex',
  bridge: 'apex',
};

export function usualZone(kind: Prim['kind']): ZoneName {
  return USUAL[kind] ?? 'crown';
}

const PLAIN = { isDashed: false, isHatched: false };

const GLYPHS: Readonly<Record<string, Prim>> = {
  '●': { ...PLAIN, kind: 'fill' },
  '○': { ...PLAIN, kind: 'ring' },
  '△': { ...PLAIN, kind: 'triangle' },
  '✓': { ...PLAIN, kind: 'check' },
  '×': { ...PLAIN, kind: 'cross' },
  '|': { ...PLAIN, kind: 'vline' },
  '—': { ...PLAIN, kind: 'hline' },
  '=': { ...PLAIN, kind: 'dline' },
  '⌒': { ...PLAIN, kind: 'curve' },
  '■': { ...PLAIN, kind: 'square', isHatched: true },
};

const MOST_TEXT = 4;
const MOST_PRIMS = 6;
const PRIM = /^([a-z]+)(?::([^@!]+))?(?:@([a-z]+))?((?:![a-z]+)*)$/u;

/**
 * What a catalog's symbol asks for. `[base:what+]prim(+prim)*` where `prim = kind[:arg][@zone][!mod]`,
 * else a glyph that is known, else up to four letters, else the initials of the finding's label.
 */
export function readSymbol(symbol: string, label: string): Symbol {
  const grammar = readGrammar(symbol);
  if (grammar) return { ...grammar, reading: 'grammar' };
  const letters = graphemes(symbol);
  const glyph = Object.hasOwn(GLYPHS, letters.join('')) ? GLYPHS[letters.join('')] : undefined;
  if (glyph) return { prims: [glyph], reading: 'glyph' };
  if (letters.length > 0 && letters.length <= MOST_TEXT) {
    return { prims: [{ ...PLAIN, kind: 'text', text: letters.join('') }], reading: 'text' };
  }
  const text = initials(label);
  return {
    prims: [
      { ...PLAIN, kind: 'initials-box' },
      { ...PLAIN, kind: 'text', text },
    ],
    reading: 'initials',
  };
}

function readGrammar(symbol: string): Pick<Symbol, 'base' | 'prims'> | undefined {
  if (symbol.length > 256) return undefined;
  const [first = '', ...rest] = symbol.split('+');
  const base = BASES.find((known) => first === `base:${known}`);
  const parts = base ? rest : [first, ...rest];
  const prims = parts.flatMap((part) => readPrim(part) ?? []);
  const isRead = prims.length === parts.length && parts.length <= MOST_PRIMS;
  return isRead ? { ...(base && { base }), prims } : undefined;
}

function readPrim(part: string): Prim | undefined {
  const [, name = '', arg, zoneName, modText = ''] = PRIM.exec(part) ?? [];
  const zone = ZONES.find((known) => known === zoneName);
  const mods = modText.split('!').slice(1);
  if (zoneName !== undefined && !zone) return undefined;
  if (!mods.every((mod) => mod === 'dash' || mod === 'hatch')) return undefined;
  const base = {
    ...(zone && { zone }),
    isDashed: mods.includes('dash'),
    isHatched: mods.includes('hatch'),
  };
  const kind = KINDS.find((known) => known === name);
  if (kind) return arg === undefined ? { ...base, kind } : undefined;
  const direction = DIRECTIONS.find((known) => known === arg);
  if (name === 'arrow') return direction && { ...base, kind: 'arrow', direction };
  if (name === 'bridge' && (arg === 'abutment' || arg === 'pontic')) {
    return { ...base, kind: 'bridge', isAbutment: arg === 'abutment' };
  }
  const letters = name === 'text' ? graphemes(arg ?? '') : [];
  if (letters.length === 0 || letters.length > MOST_TEXT) return undefined;
  return { ...base, kind: 'text', text: letters.join('') };
}
