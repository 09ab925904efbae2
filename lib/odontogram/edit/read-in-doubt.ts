import { ClinicProblem } from '@/lib/queries/problem';
import type { Chart } from '../chart-data';

/** Milliseconds until the chart is asked for again: twice as long each time, up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 10_000;
/** Milliseconds after which what became of an edit is left to the person to find out. */
const PATIENCE = 600_000;

/**
 * Reads the chart that alone can tell what became of an edit whose answer was lost, and goes on asking
 * while that fails for what passes: `onDoubt` is told once that it may take long. Throws what does not
 * pass, and what is left after ten minutes.
 */
export async function readInDoubt(read: () => Promise<Chart>, onDoubt: () => void): Promise<Chart> {
  let waited = 0;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await read();
    } catch (error) {
      if (!isPassing(error) || waited >= PATIENCE) throw error;
      if (waited === 0) onDoubt();
      await new Promise((resolve) => setTimeout(resolve, wait));
      waited += wait;
    }
  }
}

/** Nobody reached, too many calls, or a session that its person may renew. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ClinicProblem)) return false;
  const { status } = error;
  return status === 0 || status >= 500 || status === 429 || status === 401;
}
