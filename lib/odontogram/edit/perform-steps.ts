import { isDentitionMode } from '@/lib/odontogram/rules/fdi';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import { placeKey } from '../place';
import type { FindingChange } from '../plan/finding-change';
import type { Edit } from './edit';
import { asNew, findFinding, itemToSend, touchedTeeth } from './edit';
import { seenIn } from './merge';
import { type Performing, performStep } from './perform-step';

export interface PerformedSteps {
  /** How many of them changed the chart. */
  readonly made: number;
  /** The edits that take all of that back. */
  readonly inverse: readonly Edit[];
  readonly replaced: readonly ChartFinding[];
  /** A colleague's changes came in between and were kept. */
  readonly joined: boolean;
  /** The person left one place as a colleague had it. */
  readonly isGivenUp: boolean;
  /** What was not made, where it was refused in the middle. */
  readonly left: readonly Edit[];
  /** Why no further step was made. */
  readonly problem: ClinicProblem | undefined;
}

/** Makes steps one after another until one is refused: what was made before that stays. */
export async function performSteps(
  steps: readonly Edit[],
  performing: Performing,
  onDone: () => void,
): Promise<PerformedSteps> {
  const inverse: Edit[] = [];
  const replaced: ChartFinding[] = [];
  let made = 0;
  let turn = 0;
  let joined = false;
  let isGivenUp = false;
  let problem: ClinicProblem | undefined;
  const theirs = new Set<string>();
  try {
    for (const step of steps) {
      // What stands there was not registered by this edit: a colleague's is not changed with it.
      if (step.kind === 'finding' && theirs.has(placeKey(step.finding))) {
        onDone();
        turn += 1;
        continue;
      }
      const performed = await performStep(step, performing);
      onDone();
      turn += 1;
      isGivenUp ||= performed.kind === 'given-up';
      if (performed.kind !== 'made') {
        if (step.kind === 'findings') for (const each of step.register) theirs.add(placeKey(each));
        continue;
      }
      made += 1;
      joined ||= performed.joined;
      replaced.push(...performed.replaced);
      inverse.unshift(...(inverseOf(performed.step, performed.before, performed.after) ?? []));
    }
  } catch (error) {
    if (!(error instanceof ClinicProblem)) throw error;
    problem = error;
  }
  return { made, inverse, replaced, joined, isGivenUp, left: steps.slice(turn), problem };
}

/**
 * The edits that bring a chart back to what it was before a step, one after the other; `undefined`
 * where nothing can, for a signature is not taken back.
 */
function inverseOf(step: Edit, before: Chart, after: Chart): readonly Edit[] | undefined {
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
