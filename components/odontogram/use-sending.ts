import { useRef, useState } from 'react';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { ClinicProblem } from '@/lib/queries/problem';

/** What is sent, and what was refused of it. */
export function useSending() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ClinicProblem>();
  const busy = useRef(false);

  /** Beside what is under way: the editor makes one after the other. A refusal of any is told. */
  async function queue(deed: () => Promise<EditOutcome>): Promise<EditOutcome> {
    setProblem(undefined);
    const result = await deed();
    if (!result.ok) setProblem(result.problem);
    return result;
  }

  /** Whether it was done. A second press while one is under way does nothing. */
  async function send(deed: () => Promise<EditOutcome>): Promise<EditOutcome | undefined> {
    // State would come too late for the second press of a double click.
    if (busy.current) return undefined;
    busy.current = true;
    setPending(true);
    try {
      return await queue(deed);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, problem, queue, send, forgetProblem: () => setProblem(undefined) };
}
