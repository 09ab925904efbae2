import type { Anatomy } from './anatomy';
import type { Path } from './path';

/**
 * Teeth from the vestibular side, each in units of itself. Across: 1 is the mesial edge of the crown,
 * -1 the distal one. Along: of a crown 0 is the neck and 1 the chewing edge, of a root 1 is the end of
 * the longest.
 */
export interface CrownShape {
  readonly outline: Path;
  /** Ridges and fissures, drawn faintly. */
  readonly hints: Path;
}

export interface RootShape {
  /** From back to front. */
  readonly outlines: readonly Path[];
  /** One of each root: a line from the neck to the apex, where it ends. */
  readonly canals: readonly Path[];
}

const NECK = 'C-0.42 -0.13 0.42 -0.13';

const incisor: CrownShape = {
  outline: `M0.72 0.02C0.82 0.28 0.97 0.58 0.99 0.8C1 0.93 0.95 0.99 0.84 1C0.4 1.01 -0.3 0.995 -0.7 0.975C-0.9 0.96 -0.99 0.86 -0.99 0.7C-0.98 0.48 -0.84 0.26 -0.72 0.02${NECK} 0.72 0.02Z`,
  hints: 'M0.34 0.95C0.32 0.82 0.32 0.7 0.35 0.58M-0.32 0.93C-0.3 0.8 -0.3 0.68 -0.34 0.57',
};

const lateral: CrownShape = {
  outline: `M0.7 0.02C0.8 0.28 0.98 0.52 0.99 0.74C1 0.9 0.9 0.98 0.72 1C0.3 1.01 -0.24 0.98 -0.56 0.94C-0.86 0.9 -0.99 0.76 -0.98 0.6C-0.96 0.4 -0.82 0.22 -0.7 0.02${NECK} 0.7 0.02Z`,
  hints: 'M0.3 0.93C0.28 0.8 0.28 0.68 0.31 0.58M-0.3 0.88C-0.28 0.76 -0.28 0.66 -0.31 0.56',
};

const canine: CrownShape = {
  outline: `M0.7 0.02C0.8 0.22 0.98 0.42 0.99 0.6C0.99 0.73 0.8 0.79 0.56 0.87C0.36 0.94 0.22 0.995 0.08 1C-0.05 1 -0.2 0.93 -0.42 0.85C-0.72 0.74 -0.98 0.7 -0.98 0.55C-0.97 0.38 -0.82 0.2 -0.7 0.02${NECK} 0.7 0.02Z`,
  hints:
    'M0.06 0.88C0.09 0.7 0.09 0.5 0.05 0.34M0.52 0.72C0.5 0.6 0.47 0.52 0.43 0.46M-0.46 0.69C-0.44 0.58 -0.42 0.5 -0.38 0.44',
};

const premolar: CrownShape = {
  outline: `M0.7 0.02C0.8 0.2 0.98 0.42 0.99 0.6C0.99 0.75 0.84 0.83 0.6 0.89C0.4 0.95 0.2 1 0.02 1C-0.16 1 -0.36 0.95 -0.58 0.88C-0.84 0.81 -0.99 0.73 -0.99 0.58C-0.98 0.4 -0.82 0.2 -0.7 0.02${NECK} 0.7 0.02Z`,
  hints:
    'M0.02 0.88C0.03 0.74 0.03 0.6 0 0.48M0.5 0.78C0.46 0.68 0.44 0.6 0.4 0.54M-0.5 0.76C-0.46 0.66 -0.44 0.6 -0.4 0.54',
};

/** The neck of a molar dips where its roots part. */
const MOLAR_NECK = 'C-0.52 -0.1 -0.2 -0.06 0 0C0.2 -0.06 0.52 -0.1';

const molarOfTwoCusps: CrownShape = {
  outline: `M0.8 0.02C0.9 0.18 1 0.38 0.99 0.56C0.98 0.74 0.92 0.86 0.8 0.93C0.68 1.01 0.5 1.01 0.38 0.97C0.24 0.93 0.14 0.86 0.05 0.85C-0.04 0.86 -0.14 0.92 -0.28 0.96C-0.44 1 -0.64 0.98 -0.77 0.9C-0.9 0.81 -0.98 0.68 -0.99 0.52C-1 0.36 -0.9 0.18 -0.8 0.02${MOLAR_NECK} 0.8 0.02Z`,
  hints:
    'M0.05 0.85C0.03 0.7 0 0.6 0.02 0.44M0.5 0.86C0.52 0.74 0.52 0.66 0.48 0.56M-0.5 0.84C-0.5 0.72 -0.5 0.64 -0.46 0.56',
};

const molarOfThreeCusps: CrownShape = {
  outline: `M0.78 0.02C0.9 0.18 1 0.36 0.99 0.55C0.98 0.74 0.92 0.87 0.8 0.94C0.68 1.01 0.52 1 0.42 0.95C0.35 0.91 0.3 0.86 0.24 0.86C0.17 0.87 0.1 0.94 -0.02 0.97C-0.14 1 -0.28 0.98 -0.37 0.92C-0.43 0.88 -0.47 0.83 -0.52 0.83C-0.6 0.84 -0.66 0.89 -0.76 0.87C-0.9 0.82 -0.98 0.68 -0.99 0.5C-1 0.34 -0.9 0.18 -0.78 0.02${MOLAR_NECK} 0.78 0.02Z`,
  hints:
    'M0.24 0.86C0.23 0.7 0.21 0.6 0.22 0.46M-0.52 0.83C-0.51 0.72 -0.5 0.64 -0.5 0.54M0.58 0.86C0.6 0.76 0.6 0.68 0.57 0.6M-0.12 0.86C-0.12 0.76 -0.12 0.7 -0.14 0.62',
};

export function crownShape({ kind, position, isUpper, dentition }: Anatomy): CrownShape {
  switch (kind) {
    case 'central':
      return isUpper ? incisor : lateral;
    case 'lateral':
      return lateral;
    case 'canine':
      return canine;
    case 'premolar':
      return premolar;
    case 'molar': {
      const isLongest = position === (dentition === 'permanent' ? 6 : 5);
      return isLongest && !isUpper ? molarOfThreeCusps : molarOfTwoCusps;
    }
  }
}

const single: RootShape = {
  outlines: [
    'M0.7 0C0.68 0.3 0.5 0.66 0.2 0.9C0.1 0.98 -0.06 1.02 -0.16 0.96C-0.42 0.74 -0.66 0.34 -0.7 0Z',
  ],
  canals: ['M0 0C0.02 0.35 0 0.7 -0.06 0.95'],
};

/** Bent away from the middle at its end. */
const longSingle: RootShape = {
  outlines: [
    'M0.7 0C0.72 0.34 0.52 0.68 0.14 0.92C0.02 1 -0.16 1.02 -0.24 0.94C-0.46 0.72 -0.7 0.38 -0.7 0Z',
  ],
  canals: ['M0 0C0.03 0.35 0.01 0.7 -0.1 0.95'],
};

/** They part only near their ends. */
const twoOfPremolar: RootShape = {
  outlines: [
    'M0.7 0C0.74 0.34 0.7 0.66 0.5 0.91C0.44 0.99 0.31 1 0.25 0.92C0.16 0.79 0.08 0.66 0.02 0.56C-0.02 0.5 -0.08 0.5 -0.12 0.56C-0.18 0.66 -0.28 0.77 -0.36 0.86C-0.43 0.94 -0.54 0.92 -0.58 0.84C-0.68 0.6 -0.72 0.3 -0.7 0Z',
  ],
  canals: ['M0.18 0C0.34 0.3 0.42 0.6 0.38 0.9', 'M-0.2 0C-0.34 0.3 -0.46 0.58 -0.47 0.84'],
};

/** The palatal root stands behind the two others. */
const threeOfMolar: RootShape = {
  outlines: [
    'M0.4 0C0.34 0.4 0.24 0.74 0.09 0.94C0.03 1.02 -0.11 1.02 -0.17 0.94C-0.29 0.74 -0.4 0.4 -0.44 0Z',
    'M0.78 0C0.83 0.26 0.82 0.6 0.66 0.86C0.61 0.93 0.52 0.94 0.47 0.87C0.36 0.7 0.22 0.48 0.12 0.32C0.06 0.23 -0.09 0.23 -0.15 0.32C-0.26 0.48 -0.44 0.68 -0.56 0.82C-0.61 0.89 -0.7 0.88 -0.74 0.81C-0.86 0.58 -0.84 0.26 -0.78 0Z',
  ],
  canals: [
    'M-0.02 0C-0.03 0.35 -0.03 0.7 -0.04 0.94',
    'M0.4 0C0.54 0.3 0.6 0.6 0.56 0.86',
    'M-0.4 0C-0.54 0.28 -0.64 0.56 -0.65 0.8',
  ],
};

const twoOfMolar: RootShape = {
  outlines: [
    'M0.76 0C0.84 0.28 0.82 0.66 0.61 0.92C0.55 0.99 0.45 1 0.4 0.92C0.3 0.74 0.2 0.46 0.1 0.3C0.05 0.22 -0.08 0.22 -0.13 0.3C-0.23 0.46 -0.37 0.68 -0.48 0.87C-0.53 0.95 -0.64 0.95 -0.69 0.87C-0.84 0.62 -0.84 0.28 -0.76 0Z',
  ],
  canals: ['M0.38 0C0.52 0.3 0.58 0.62 0.51 0.92', 'M-0.38 0C-0.52 0.28 -0.6 0.58 -0.59 0.86'],
};

export function rootShape({ kind, roots }: Anatomy): RootShape {
  if (roots === 3) return threeOfMolar;
  if (roots === 2) return kind === 'molar' ? twoOfMolar : twoOfPremolar;
  return kind === 'canine' || kind === 'premolar' ? longSingle : single;
}
