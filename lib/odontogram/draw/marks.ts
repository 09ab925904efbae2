import type { Ink } from './ink';
import type { Path } from './path';

/** What of a finding is painted: numbers, our own paths, checked colours and plain text. */
interface MarkBase {
  readonly ink: Ink;
  /** On an area of the same finding: painted in the colour of the screen. */
  readonly isInverse: boolean;
}

export interface LineMark extends MarkBase {
  readonly type: 'line';
  readonly path: Path;
  readonly dash: 'none' | 'dash' | 'dot';
  /** Fine lines are those of a hatch, of a small mark. */
  readonly isFine: boolean;
}

export interface AreaMark extends MarkBase {
  readonly type: 'area';
  readonly path: Path;
  /** A tint is what lies below a hatch. */
  readonly isTint: boolean;
}

/** Where it would be too small to be read, the dot is shown in its place. */
export interface TextMark extends MarkBase {
  readonly type: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isSmall: boolean;
}

export type Mark = LineMark | AreaMark | TextMark;
export type BareMark =
  | Omit<LineMark, keyof MarkBase>
  | Omit<AreaMark, keyof MarkBase>
  | Omit<TextMark, keyof MarkBase>;

export function line(path: Path, dash: LineMark['dash'] = 'none', isFine = false): BareMark {
  return { type: 'line', path, dash, isFine };
}

export function area(path: Path, isTint = false): BareMark {
  return { type: 'area', path, isTint };
}
