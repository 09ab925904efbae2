import { ClinicProblem } from '@/lib/queries/problem';

/** What the service, or somebody in its place, answered so that it may have been made. */
export function isUnknown(error: unknown): error is ClinicProblem {
  return (
    error instanceof ClinicProblem &&
    (error.code === 'OUTCOME_UNKNOWN' || error.code === 'UNEXPECTED')
  );
}
