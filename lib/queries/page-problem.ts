import { ClinicProblem } from './problem';

/** A failed load of a page, in a form that travels from the server's HTML to the browser. */
export interface PageProblem {
  readonly status: number;
  readonly code: string;
  readonly correlationId: string;
}

/** The same failure as a call from the browser would have thrown it. */
export function toProblem({ status, code, correlationId }: PageProblem): ClinicProblem {
  return new ClinicProblem(status, code, { correlationId });
}
