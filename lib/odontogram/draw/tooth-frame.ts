import { type Anatomy, anatomyOf } from './anatomy';

/** In units, which are pixels on a desktop chart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The cell of a tooth and its three directions. Whatever is drawn is placed by them, so that right and
 * left, upper and lower are one drawing, and no text is ever mirrored.
 */
export interface ToothFrame {
  readonly fdi: number;
  readonly anatomy: Anatomy;
  readonly width: number;
  readonly height: number;
  /** The middle of the cervical line, where crown and roots meet. */
  readonly neck: Point;
  /** The middle of the surface diagram. */
  readonly diagram: Point;
  /** The middle of the tooth's number, and of the band beyond the roots. */
  readonly number: Point;
  readonly apical: Point;
  /** 1 where mesial is on the viewer's right, else -1. */
  readonly mesial: 1 | -1;
  /** 1 where chewing is downwards, else -1. Vestibular is the other way. */
  readonly occlusal: 1 | -1;
}

export const CELL_WIDTH = 72;
/** Of the whole diagram: each of its five parts is 24 units wide where it can be hit. */
export const DIAGRAM_SIZE = 72;

interface Depths {
  readonly number: number;
  readonly apex: number;
  readonly roots: number;
  readonly crown: number;
  readonly gap: number;
}

/** From the outer edge towards the middle of the mouth. */
const DEPTHS: Readonly<Record<Anatomy['dentition'], Depths>> = {
  permanent: { number: 20, apex: 13, roots: 58, crown: 42, gap: 6 },
  temporary: { number: 20, apex: 12, roots: 44, crown: 32, gap: 6 },
};

export function cellHeight(dentition: Anatomy['dentition']): number {
  const { number, apex, roots, crown, gap } = DEPTHS[dentition];
  return number + apex + roots + crown + gap + DIAGRAM_SIZE + 1;
}

/** `left` is where the cell begins in the drawing that it is part of. */
export function toothFrame(fdi: number, left = 0): ToothFrame {
  const anatomy = anatomyOf(fdi);
  const { number, apex, roots, crown, gap } = DEPTHS[anatomy.dentition];
  const height = cellHeight(anatomy.dentition);
  const at = (depth: number): Point => ({
    x: left + CELL_WIDTH / 2,
    y: anatomy.isUpper ? depth : height - depth,
  });
  const neck = number + apex + roots;
  return {
    fdi,
    anatomy,
    width: CELL_WIDTH,
    height,
    number: at(number / 2),
    apical: at(number + apex / 2),
    neck: at(neck),
    diagram: at(neck + crown + gap + DIAGRAM_SIZE / 2),
    mesial: anatomy.isRight ? 1 : -1,
    occlusal: anatomy.isUpper ? 1 : -1,
  };
}
