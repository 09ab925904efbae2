import { type Dentition, dentitionOf } from '@/lib/odontogram/rules/fdi';

export type ToothKind = 'central' | 'lateral' | 'canine' | 'premolar' | 'molar';

/** What the number of a tooth says of it. */
export interface Anatomy {
  readonly dentition: Dentition;
  readonly kind: ToothKind;
  /** From the middle, from 1. */
  readonly position: number;
  readonly isUpper: boolean;
  /** The patient's right, which is the viewer's left. */
  readonly isRight: boolean;
  readonly roots: 1 | 2 | 3;
  /** Of the crown from mesial to distal, in millimetres (Wheeler). */
  readonly width: number;
}

const WIDTHS = {
  permanent: {
    upper: [8.5, 6.5, 7.5, 7, 7, 10, 9, 8.5],
    lower: [5, 5.5, 7, 7, 7, 11, 10.5, 10],
  },
  temporary: {
    upper: [6.5, 5.1, 7, 7.3, 8.2],
    lower: [4.2, 4.1, 5, 7.7, 9.9],
  },
} as const;

export function anatomyOf(fdi: number): Anatomy {
  const dentition = dentitionOf(fdi);
  const position = fdi % 10;
  const quadrant = Math.floor(fdi / 10) % 4;
  const isUpper = quadrant === 1 || quadrant === 2;
  const kind = kindOf(position, dentition);
  return {
    dentition,
    kind,
    position,
    isUpper,
    isRight: quadrant === 1 || quadrant === 0,
    roots: rootsOf(kind, position, isUpper),
    width: WIDTHS[dentition][isUpper ? 'upper' : 'lower'][position - 1] ?? 8,
  };
}

/** A temporary tooth at the place of a premolar is a molar. */
function kindOf(position: number, dentition: Dentition): ToothKind {
  if (position === 1) return 'central';
  if (position === 2) return 'lateral';
  if (position === 3) return 'canine';
  return position <= 5 && dentition === 'permanent' ? 'premolar' : 'molar';
}

function rootsOf(kind: ToothKind, position: number, isUpper: boolean): 1 | 2 | 3 {
  if (kind === 'molar') return isUpper ? 3 : 2;
  return kind === 'premolar' && position === 4 && isUpper ? 2 : 1;
}
