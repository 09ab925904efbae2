'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { type Move, useMoveAppointment, useMoveReads } from '@/lib/queries/move-appointment';
import { ClinicProblem } from '@/lib/queries/problem';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { isSamePlace, placeOf } from '@/lib/rules/place';
import { type Around, isRefused, moveConcerns, type Occupant } from './move-concerns';
import type { MoveWords } from './use-move-words';

/** How the last move ended, where it did not end well: the appointment is where it was. */
export interface MoveOutcome extends Move {
  readonly kind: 'taken' | 'changed' | 'unknown' | 'failed';
  /** As it is now, where that could be read. */
  readonly current?: AgendaEntry | undefined;
  /** Who has the time instead, where that could be read. */
  readonly busy: readonly Occupant[];
  readonly problem: ClinicProblem;
}

/**
 * Sends moves. Until it is answered an appointment is shown where it is to be; it goes back by itself
 * where the answer is no.
 */
export function useSendMove(timezone: string, words: MoveWords, around: Omit<Around, 'entries'>) {
  const t = useTranslations('agenda.move');
  const toast = useToast();
  const move = useMoveAppointment(timezone);
  const reads = useMoveReads(timezone);
  const [pending, setPending] = useState<readonly AgendaEntry[]>([]);
  const [outcome, setOutcome] = useState<MoveOutcome>();

  async function send({ entry, place }: Move, isUndo = false): Promise<void> {
    const others = (list: readonly AgendaEntry[]) => list.filter(({ id }) => id !== entry.id);
    setOutcome(undefined);
    setPending((list) => [...others(list), { ...entry, ...place }]);
    try {
      tell({ entry, place }, await move.mutateAsync({ entry, place }), isUndo);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      await explain({ entry, place }, error);
    } finally {
      setPending(others);
    }
  }

  function tell({ entry, place }: Move, moved: AgendaEntry, isUndo: boolean): void {
    const back = { entry: moved, place: placeOf(entry) };
    toast({
      message: t(isUndo ? 'movedBack' : 'moved', {
        patient: words.who(entry),
        place: words.place(place),
      }),
      ...(!isUndo && { action: { label: t('undo'), run: () => void send(back, true) } }),
    });
  }

  async function explain(asked: Move, problem: ClinicProblem): Promise<void> {
    if (problem.status === 412 || problem.code === 'INVALID_TRANSITION') {
      const current = await reads.entry(asked.entry.id).catch(() => undefined);
      // The answer to the same move was lost before.
      if (current && isSamePlace(placeOf(current), asked.place)) return tell(asked, current, false);
      return setOutcome({ ...asked, kind: 'changed', current, busy: [], problem });
    }
    if (problem.status === 409) {
      // With who has it instead, to be told by name.
      const entries = await reads.day(asked.place.date, true).catch(() => undefined);
      const busy = moveConcerns(asked.entry, asked.place, { ...around, entries }).filter(isRefused);
      return setOutcome({ ...asked, kind: 'taken', busy, problem });
    }
    const kind = problem.code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'failed';
    setOutcome({ ...asked, kind, busy: [], problem });
  }

  /** Finds out whether a move whose answer was lost was made. Sends nothing. */
  async function check({ entry, place }: Move): Promise<void> {
    try {
      const current = await reads.entry(entry.id);
      if (current && isSamePlace(placeOf(current), place)) {
        setOutcome(undefined);
        return tell({ entry, place }, current, false);
      }
      const problem = new ClinicProblem(409, 'NOT_MADE');
      setOutcome({ entry, place, kind: 'failed', current, busy: [], problem });
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      setOutcome({ entry, place, kind: 'unknown', busy: [], problem: error });
    }
  }

  return { pending, outcome, send, check, forget: () => setOutcome(undefined) };
}
