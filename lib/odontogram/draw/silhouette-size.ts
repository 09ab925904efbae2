import type { Anatomy } from './anatomy';

/** Units for a millimetre of a crown's width; its height is drawn a little larger than life. */
const PER_MILLIMETRE = 5.3;

interface Heights {
  readonly crown: readonly number[];
  readonly root: readonly number[];
}

/** By position. */
const HEIGHTS: Readonly<Record<Anatomy['dentition'], Record<'upper' | 'lower', Heights>>> = {
  permanent: {
    upper: { crown: [42, 38, 42, 36, 35, 34, 33, 31], root: [51, 50, 58, 51, 51, 50, 47, 40] },
    lower: { crown: [36, 37, 42, 37, 36, 34, 33, 32], root: [47, 49, 56, 51, 51, 51, 48, 41] },
  },
  temporary: {
    upper: { crown: [27, 26, 30, 25, 27], root: [37, 37, 44, 37, 39] },
    lower: { crown: [25, 26, 29, 27, 28], root: [35, 36, 42, 36, 40] },
  },
};

/** How roots part: a third molar's stand together, a temporary molar's make room for what comes. */
function spreadOf({ kind, dentition, position }: Anatomy): number {
  if (kind !== 'molar') return 0;
  if (dentition === 'temporary') return 0.16;
  return { 6: 0.04, 7: -0.1, 8: -0.24 }[position] ?? 0;
}

/** In units. */
export interface SilhouetteSize {
  readonly halfWidth: number;
  readonly crown: number;
  readonly root: number;
  /** What a root goes outwards on its whole length, as a share. */
  readonly spread: number;
}

export function silhouetteSize(anatomy: Anatomy): SilhouetteSize {
  const heights = HEIGHTS[anatomy.dentition][anatomy.isUpper ? 'upper' : 'lower'];
  return {
    halfWidth: (anatomy.width * PER_MILLIMETRE) / 2,
    crown: heights.crown[anatomy.position - 1] ?? 30,
    root: heights.root[anatomy.position - 1] ?? 36,
    spread: spreadOf(anatomy),
  };
}
