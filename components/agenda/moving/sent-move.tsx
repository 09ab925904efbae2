'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useAutoCheck } from '@/components/form/use-auto-check';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/ui/overlays/toast';
import { useIsHere } from '@/components/use-is-here';
import { useAgendaEntries } from '@/lib/agenda/entry-queries';
import { type AgendaEntry, agendaEntryOf } from '@/lib/agenda/rules/agenda-entry';
import { isSamePlace, placeOf } from '@/lib/agenda/rules/place';
import { OPENINGS } from '@/lib/agenda/shared/appointment-queries';
import { isAbsent, isUnknown } from '@/lib/changes/outcome';
import { useChange } from '@/lib/changes/use-change';
import type { changeAppointment } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';
import { appointmentRoutes } from '@/lib/contract/routes/appointment-routes';
import type { ClinicProblem } from '@/lib/queries/problem';
import { type DroppedMove, moveInput } from './move';
import { isRefused, moveConcerns, type Occupant } from './move-concerns';
import type { Moves } from './use-moves';

/** Needed from the first move on, and there before one is dropped. */
export const loadOutcomeNotice = async () => (await import('./outcome-notice')).OutcomeNotice;
const OutcomeNotice = lazyPart(loadOutcomeNotice);

/** How a move ended, where it did not end well: the appointment is where it was. */
export interface MoveOutcome {
  readonly kind: 'taken' | 'changed' | 'unknown' | 'failed';
  /** As it is now, where that could be read. */
  readonly current?: AgendaEntry | undefined;
  /** Who has the time instead, where that could be read. */
  readonly busy: readonly Occupant[];
  readonly problem: ClinicProblem;
}

interface SentMoveProps {
  moves: Moves;
  move: DroppedMove;
  /** What came of it is told here and now. */
  isTold: boolean;
  className: string;
}

/** Sends a move once, and tells what came of it: by a toast where it was made, else by a notice. */
export function SentMove({ moves, move, isTold, className }: SentMoveProps) {
  const t = useTranslations('agenda.move');
  const toast = useToast();
  const entries = useAgendaEntries();
  const { words, around } = moves;
  const { timezone } = around;
  const { entry, place, isUndo } = move;
  const [outcome, setOutcome] = useState<MoveOutcome>();
  const change = useChange<typeof changeAppointment>(appointmentRoutes.change, {
    shown: ['agenda', OPENINGS],
    scope: entry.id,
    aboutPatient: entry.patientId,
    onMade: tellMade,
  });
  const { failedAttempt, problem, unknown } = change;
  useAutoCheck(unknown?.next === 'check', () => void change.check('quietly'));

  const isHere = useIsHere();
  async function send(): Promise<void> {
    const made = await change.send(moveInput(move, timezone));
    // A person who left the agenda meanwhile is told too.
    if (made && !isHere.current) tellMade(made);
  }

  // Of an earlier move of this appointment nobody knows whether it was made: that comes first.
  const begin = useEffectEvent(() => (unknown ? change.check() : send()));
  useEffect(() => void begin(), []);

  const tellFailure = useEffectEvent(() => void (problem && explain(problem)));
  useEffect(() => {
    if (failedAttempt > 0) tellFailure();
  }, [failedAttempt]);

  function tellMade(changed: OperationOutput<typeof changeAppointment>): void {
    // The service may leave out names that are known here.
    tell({ ...entry, ...agendaEntryOf(changed, timezone) });
  }

  function tell(moved: AgendaEntry): void {
    entries.show(moved);
    moves.forget(move.key);
    const back = { entry: moved, place: placeOf(entry) };
    toast({
      message: t(isUndo ? 'movedBack' : 'moved', {
        patient: words.who(entry),
        place: words.place(placeOf(moved)),
      }),
      ...(!isUndo && { action: { label: t('undo'), run: () => moves.send(back, true) } }),
    });
  }

  async function explain(why: ClinicProblem): Promise<void> {
    const found = await findOut(why);
    if (found === undefined) return;
    setOutcome({ busy: [], ...found, problem: why });
    moves.goBack(move.key);
  }

  /** What is to be told of a failure; undefined where the appointment is there all the same. */
  async function findOut(why: ClinicProblem) {
    if (isUnknown(why)) return { kind: 'unknown' } as const;
    if (why.status === 412 || why.code === 'INVALID_TRANSITION') {
      const current = await entries.entry(entry.id, timezone).catch(() => undefined);
      if (!current || !isSamePlace(placeOf(current), place)) {
        return { kind: 'changed', current } as const;
      }
      // The answer to the same move was lost before.
      tell(current);
      return undefined;
    }
    if (why.status === 409 && !isAbsent(why)) {
      // With who has it instead, to be told by name.
      const day = await entries.day(place.date, true).catch(() => undefined);
      const concerns = moveConcerns(entry, place, { ...around, entries: day });
      return { kind: 'taken', busy: concerns.filter(isRefused) } as const;
    }
    return { kind: 'failed' } as const;
  }

  if (!outcome || !isTold) return null;
  return (
    <Suspense>
      <div className={className}>
        <OutcomeNotice
          moves={moves}
          move={move}
          outcome={outcome}
          isChecking={change.state === 'pending'}
          onCheck={() => void change.check()}
          onSend={() => void send()}
        />
      </div>
    </Suspense>
  );
}
