import { ClinicProblem } from '@/lib/queries/problem';
import type { Refusal } from './editor-state';

/** What the service, or somebody in its place, answered so that it may have been made. */
export function isUnknown(error: unknown): error is ClinicProblem {
  return (
    error instanceof ClinicProblem &&
    (error.code === 'OUTCOME_UNKNOWN' || error.code === 'UNEXPECTED')
  );
}

/** Whether something of what was told as not made may have been. */
export function isInDoubt(told: Refusal): boolean {
  return told.isMoreInDoubt || told.made > 0 || isUnknown(told.problem);
}
