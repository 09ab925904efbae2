import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ClinicProblem } from '@/lib/queries/problem';
import { scheduleQueries, useReplaceSchedule } from '@/lib/queries/schedules';
import type { DoctorWeek } from '@/lib/rules/working-day';
import type { EditBlock } from './edit-week';
import { changedParts, clashingParts, inWeekOrder, type Part, wireBlocks } from './schedule-parts';
import { indexIn, type ScheduleDraft } from './use-schedule-draft';
import { type BlockError, errorsAt } from './week-errors';

/** What came of the last save. */
export type SaveOutcome =
  | { readonly kind: 'none' | 'saving' | 'not-saved' }
  | {
      readonly kind: 'refused';
      readonly problem: ClinicProblem | undefined;
      readonly blocks: readonly BlockError[];
      readonly dates: readonly string[];
    }
  | { readonly kind: 'clash'; readonly now: DoctorWeek; readonly parts: readonly Part[] }
  /** The answer was lost; `sent` is what may be saved. */
  | {
      readonly kind: 'unknown';
      readonly sent: DoctorWeek;
      readonly looking: 'no' | 'yes' | 'failed';
    };

const NOTHING: DoctorWeek = { workingDays: [], exceptions: [] };

interface SaveOptions {
  readonly doctorId: string;
  readonly draft: ScheduleDraft;
  /** Saved; `joined` where what somebody else saved meanwhile was kept. */
  readonly onSaved: (joined: boolean) => void;
}

/**
 * Saves the parts that changed. A schedule has no version, so it is read again right before: what
 * others changed elsewhere is kept, and where both changed the same part the person is asked.
 */
export function useScheduleSave({ doctorId, draft, onSaved }: SaveOptions) {
  const queries = useQueryClient();
  const router = useRouter();
  const replace = useReplaceSchedule();
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' });
  const [attempt, setAttempt] = useState(0);
  // State would come too late for the second press of a double click.
  const busy = useRef(false);

  /** What is saved now; a doctor without a schedule has an empty one. */
  async function readAgain(): Promise<DoctorWeek> {
    try {
      const read = scheduleQueries.read(doctorId);
      return await queries.fetchQuery({ ...read, staleTime: 0, retry: false });
    } catch (error) {
      if (error instanceof ClinicProblem && error.status === 404) return NOTHING;
      throw error;
    }
  }

  function tell(next: SaveOutcome): void {
    setOutcome(next);
    setAttempt((count) => count + 1);
  }

  /** Takes over what somebody else saved in parts that nobody touched here. */
  function join(now: DoctorWeek, own: readonly Part[]): boolean {
    const theirs = changedParts(now, draft.loaded).filter((part) => !own.includes(part));
    for (const part of theirs) draft.take(part, now);
    draft.setLoaded(now);
    return theirs.length > 0;
  }

  function finish(saved: DoctorWeek, joined: boolean): void {
    draft.setLoaded(saved);
    setOutcome({ kind: 'none' });
    // What the router keeps of this page and of the list is old now.
    router.refresh();
    onSaved(joined);
  }

  async function save(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setOutcome({ kind: 'saving' });
    const { mine, loaded, week, exceptions } = draft;
    const own = changedParts(mine, loaded);
    try {
      const now = await readAgain();
      const clashing = clashingParts(mine, loaded, now);
      const joined = join(now, own);
      if (clashing.length > 0) return tell({ kind: 'clash', now, parts: clashing });
      const parts = own.filter((part) => changedParts(mine, now).includes(part));
      if (parts.length === 0) return finish(now, joined);
      const body = {
        ...(parts.includes('workingDays') && { workingDays: wireBlocks(mine.workingDays) }),
        ...(parts.includes('exceptions') && { exceptions: [...mine.exceptions] }),
      };
      finish(await replace.mutateAsync({ params: { doctorId }, body }), joined);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      tell(
        error.code === 'OUTCOME_UNKNOWN'
          ? { kind: 'unknown', sent: mine, looking: 'no' }
          : refusal(error, week.blocks, exceptions),
      );
    } finally {
      busy.current = false;
    }
  }

  /** Whether what was sent is what is saved now, after an answer was lost. */
  async function look(sent: DoctorWeek): Promise<void> {
    setOutcome({ kind: 'unknown', sent, looking: 'yes' });
    try {
      const now = await readAgain();
      if (changedParts(sent, now).length === 0) return finish(now, false);
      const parts = clashingParts(sent, draft.loaded, now);
      join(now, changedParts(draft.mine, draft.loaded));
      tell(parts.length > 0 ? { kind: 'clash', now, parts } : { kind: 'not-saved' });
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      tell({ kind: 'unknown', sent, looking: 'failed' });
    }
  }

  return {
    outcome,
    /** Counts what has to be told, so that it is told again when it comes back. */
    attempt,
    save,
    look,
    /** Something in the form keeps it from being sent. */
    hold: () => tell({ kind: 'none' }),
    dismiss: () => setOutcome({ kind: 'none' }),
  };
}

function refusal(
  problem: ClinicProblem,
  blocks: readonly EditBlock[],
  exceptions: readonly string[],
): SaveOutcome {
  const atBlocks = errorsAt([...blocks].sort(inWeekOrder), problem.fields);
  const dates = problem.fields.flatMap(({ path }) => exceptions[indexIn(path)] ?? []);
  // Where every complaint has its field, saying it again in general is one message too many.
  const found = atBlocks.length + dates.length;
  const isTold = found > 0 && found >= problem.fields.length;
  return { kind: 'refused', problem: isTold ? undefined : problem, blocks: atBlocks, dates };
}
