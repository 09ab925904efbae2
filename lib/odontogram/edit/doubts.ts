import type { Chart } from '../chart-data';
import type { Edit } from './edit';
import { isMade } from './is-made';

interface Doubt {
  /** What the person did. */
  readonly about: Edit;
  /** What was to be made of it when the answer was lost. */
  readonly steps: readonly Edit[];
}

export interface Settled {
  readonly saved: readonly Edit[];
  readonly lost: readonly Edit[];
}

/** Edits whose answer was lost when the chart could not be read either: one day it tells what became of them. */
export function createDoubts() {
  let doubts: Doubt[] = [];
  return {
    edits: (): readonly Edit[] => doubts.map(({ about }) => about),
    add(doubt: Doubt): void {
      doubts = [...doubts, doubt];
    },
    /** By the chart as it was read since; nothing is in doubt after it. `undefined` where nothing was. */
    settle(chart: Chart): Settled | undefined {
      if (doubts.length === 0) return undefined;
      const isSaved = ({ steps }: Doubt) => steps.every((step) => isMade(step, chart));
      const saved = doubts.filter(isSaved);
      const lost = doubts.filter((doubt) => !saved.includes(doubt));
      doubts = [];
      return { saved: saved.map(({ about }) => about), lost: lost.map(({ about }) => about) };
    },
  };
}
