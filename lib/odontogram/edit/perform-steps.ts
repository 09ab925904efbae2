import { ClinicProblem } from '@/lib/queries/problem';
import type { ChartFinding } from '../chart-data';
import { placeKey } from '../place';
import type { Edit } from './edit';
import { inverseOf } from './inverse';
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
