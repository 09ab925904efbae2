import { counterpartOf } from '@/lib/odontogram/rules/fdi';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { placeKey } from '../place';
import type { FindingChange } from '../plan/finding-change';
import type { Edit } from './edit';
import { findFinding, samePlan } from './edit';

/** Whether a chart is as a step was to leave it: of an answer that was lost, the chart itself tells. */
export function isMade(step: Edit, { findings, dentitionMode, temporaryTeeth, signature }: Chart) {
  switch (step.kind) {
    case 'findings': {
      const taken = new Set(step.register.map(placeKey));
      return (
        step.register.every((finding) => {
          const is = findFinding(findings, finding);
          return is?.catalogFindingId === finding.catalogFindingId && hasChange(is, finding);
        }) &&
        step.remove.every(
          (ref) => taken.has(placeKey(ref)) || findFinding(findings, ref) === undefined,
        )
      );
    }
    case 'finding': {
      const is = findFinding(findings, step.finding);
      const kind = (step.seen ?? step.finding).catalogFindingId;
      return (
        is !== undefined &&
        (kind === undefined || is.catalogFindingId === kind) &&
        hasChange(is, step.change)
      );
    }
    case 'mode':
      return dentitionMode === step.mode;
    case 'tooth':
      return (
        [step.toothFdi, counterpartOf(step.toothFdi)].some(
          (fdi) => fdi !== undefined && temporaryTeeth.includes(fdi),
        ) ===
        (step.dentition === 'temporary')
      );
    case 'sign':
      return signature.status === 'signed' && signature.signedBy === step.signedBy;
  }
}

/** Whether a finding says what a change was to make of it. */
export function hasChange(
  is: ChartFinding,
  { evolution, notes, plannedItems }: FindingChange,
): boolean {
  return (
    (evolution === undefined || is.evolution === evolution) &&
    (notes === undefined || (is.notes ?? '') === notes) &&
    (plannedItems === undefined || samePlan(is.plannedItems, plannedItems))
  );
}
