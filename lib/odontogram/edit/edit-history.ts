import type { Edit } from './edit';
import type { EditKind } from './editor-state';

/** One edit, or the taking back of one. */
export interface Unit {
  /** What a person did in the first place. */
  readonly about: Edit;
  /** What is done now, one after the other. */
  readonly edits: readonly Edit[];
}

/** What can be taken back, and done again, the last of it first. */
export function createEditHistory() {
  const stacks = { undo: [] as Unit[], redo: [] as Unit[] };
  return {
    has: (as: 'undo' | 'redo') => stacks[as].length > 0,
    take: (as: 'undo' | 'redo') => stacks[as].pop(),
    putBack: (as: 'undo' | 'redo', unit: Unit) => void stacks[as].push(unit),
    /** A new edit leaves nothing to be done again; what was taken back can be. */
    remember(as: EditKind, inverse: Unit): void {
      if (as === 'edit') stacks.redo = [];
      if (inverse.edits.length > 0) stacks[as === 'undo' ? 'redo' : 'undo'].push(inverse);
    },
  };
}
