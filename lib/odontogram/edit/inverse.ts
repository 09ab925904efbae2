import { isDentitionMode } from '@/lib/rules/fdi';
import type { Chart, ChartFinding } from '../chart-data';
import { placeKey } from '../place';
import type { FindingChange } from '../plan/finding-change';
import { asNew } from './as-new';
import type { Edit } from './edit';
import { findFinding } from './find-finding';
import { itemToSend } from './item-to-send';
import { seenIn } from './seen-places';
import { touchedTeeth } from './touched-teeth';

/**
 * The edits that bring a chart back to what it was before a step, one after the other; `undefined`
 * where nothing can, for a signature is not taken back.
 */
export function inverseOf(step: Edit, before: Chart, after: Chart): readonly Edit[] | undefined {
  switch (step.kind) {
    case 'findings':
      return restoring(before, after, touchedTeeth(step));
    case 'finding': {
      const { finding, change } = step;
      const was = findFinding(before.findings, finding);
      const left = findFinding(after.findings, finding);
      return (
        was && [
          {
            kind: 'finding',
            finding,
            change: changeBack(was, change),
            ...(left && { seen: left }),
          },
        ]
      );
    }
    case 'mode': {
      const mode = before.dentitionMode;
      return isDentitionMode(mode) ? [{ kind: 'mode', mode }] : undefined;
    }
    case 'tooth': {
      const { toothFdi, dentition } = step;
      const other = dentition === 'permanent' ? 'temporary' : 'permanent';
      return [
        { kind: 'tooth', toothFdi, dentition: other },
        ...restoring(before, after, touchedTeeth(step)),
      ];
    }
    case 'sign':
      return undefined;
  }
}

/** One edit at most: what is gone is put back, what came is removed. */
function restoring(before: Chart, after: Chart, teeth: ReadonlySet<number>): readonly Edit[] {
  const had = new Set(before.findings.map(({ id }) => id));
  const has = new Set(after.findings.map(({ id }) => id));
  const touched = ({ toothFdi }: ChartFinding) => teeth.has(toothFdi);
  const gone = before.findings.filter((each) => touched(each) && !has.has(each.id));
  const come = after.findings.filter((each) => touched(each) && !had.has(each.id));
  if (gone.length + come.length === 0) return [];
  const taken = new Set(gone.map(placeKey));
  const remove = come
    .filter((finding) => !taken.has(placeKey(finding)))
    .map(({ toothFdi, surface }) => ({ toothFdi, surface }));
  const edit = { kind: 'findings', register: gone.map(asNew), remove } as const;
  return [{ ...edit, seen: seenIn(edit, after, after) }];
}

function changeBack(was: ChartFinding, change: FindingChange): FindingChange {
  return {
    ...(change.evolution !== undefined && { evolution: was.evolution }),
    ...(change.notes !== undefined && { notes: was.notes ?? '' }),
    ...(change.plannedItems !== undefined && { plannedItems: was.plannedItems.map(itemToSend) }),
  };
}
