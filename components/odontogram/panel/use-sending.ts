import { useRef, useState } from 'react';
import type { ClinicProblem } from '@/lib/queries/problem';
import type { SaveResult } from './finding-actions';

/** One thing sent at a time, and what was refused of it. */
export function useSending() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ClinicProblem>();
  const busy = useRef(false);

  /** Whether it was done. A second press while one is under way does nothing. */
  async function send(deed: () => Promise<SaveResult>): Promise<SaveResult | undefined> {
    // State would come too late for the second press of a double click.
    if (busy.current) return undefined;
    busy.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      const result = await deed();
      if (!result.ok) setProblem(result.problem);
      return result;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, problem, send, forgetProblem: () => setProblem(undefined) };
}
