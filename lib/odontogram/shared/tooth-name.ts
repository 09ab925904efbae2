import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { CatalogTerm } from './chart-data';

/** What a tooth's name is made of; the words are messages. */
export interface ToothName {
  readonly kind: ToothKind;
  readonly arch: 'upper' | 'lower';
  /** The patient's. */
  readonly side: 'right' | 'left';
  readonly dentition: 'permanent' | 'temporary';
}

const PERMANENT = [
  'centralIncisor',
  'lateralIncisor',
  'canine',
  'firstPremolar',
  'secondPremolar',
  'firstMolar',
  'secondMolar',
  'thirdMolar',
] as const;
const TEMPORARY = [
  'centralIncisor',
  'lateralIncisor',
  'canine',
  'firstMolar',
  'secondMolar',
] as const;
export type ToothKind = (typeof PERMANENT)[number];

const UPPER = new Set([1, 2, 5, 6]);
const RIGHT = new Set([1, 4, 5, 8]);

/** Of a tooth by its FDI number; undefined for a number of no tooth. */
export function toothNameOf(fdi: number): ToothName | undefined {
  const [quadrant, position] = [Math.floor(fdi / 10), fdi % 10];
  const dentition = dentitionOf(fdi);
  const kind = (dentition === 'permanent' ? PERMANENT : TEMPORARY)[position - 1];
  if (kind === undefined || quadrant < 1 || quadrant > 8) return undefined;
  return {
    kind,
    arch: UPPER.has(quadrant) ? 'upper' : 'lower',
    side: RIGHT.has(quadrant) ? 'right' : 'left',
    dentition,
  };
}

/** A surface's own word where the tooth decides it, and the catalog's label does not. */
export type OwnSurfaceWord = 'palatine' | 'lingual' | 'incisal';

export function ownSurfaceWord(fdi: number, surface: string): OwnSurfaceWord | undefined {
  if (surface === 'palatal') return UPPER.has(Math.floor(fdi / 10)) ? 'palatine' : 'lingual';
  return surface === 'occlusal' && fdi % 10 <= 3 ? 'incisal' : undefined;
}

/** How people call a surface of a tooth: as the catalog does, unless the tooth decides it. */
export function surfaceWord(
  own: (word: OwnSurfaceWord) => string,
  surfaces: readonly CatalogTerm[],
  { toothFdi, surface }: { readonly toothFdi: number; readonly surface: string },
): string {
  const word = ownSurfaceWord(toothFdi, surface);
  return word ? own(word) : (surfaces.find(({ id }) => id === surface)?.label ?? surface);
}
