/** What a figure must reach. Absent: reported, not judged. */
export interface Bar {
  readonly at: 'least' | 'most';
  readonly value: number;
}

/** One line of the table. Ratios, counts and differences are judged: absolute times vary by machine. */
export interface Figure {
  readonly name: string;
  /** Of `measured` and `reference`: 'requests/s', 'ms', 'KB', 's', 'calls'. */
  readonly unit: string;
  readonly measured: number;
  readonly reference?: number;
  /** What the bar is held against; where absent, `measured` is. */
  readonly ratio?: number;
  readonly bar?: Bar;
  /** What the figure is made of, for whoever looks for the reason behind it. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** One row, or a family that shares its preparation. */
export interface Row {
  /** What `npm run bench -- <part of it>` selects. */
  readonly id: string;
  readonly measure: (bench: Bench) => Promise<readonly Figure[]>;
}

/** What a row may use. Whatever it starts is ended after it. */
export interface Bench {
  /** Calls `end` after the row, the last one first, also when the row failed. */
  readonly after: (end: () => Promise<void>) => void;
  /** A folder of the row's own, removed after it. */
  readonly folder: string;
  /** Progress, for the person who waits. */
  readonly say: (line: string) => void;
}

/** Whether the figure reaches its bar; undefined where there is none. */
export function isMet({ bar, ratio, measured }: Figure): boolean | undefined {
  if (bar === undefined) return undefined;
  const value = ratio ?? measured;
  return bar.at === 'least' ? value >= bar.value : value <= bar.value;
}
