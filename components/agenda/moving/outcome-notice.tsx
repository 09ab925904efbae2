'use client';

import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import { canBeMoved, placeOf } from '@/lib/agenda/rules/place';
import type { DroppedMove } from './move';
import type { MoveOutcome } from './sent-move';
import type { Moves } from './use-moves';

interface OutcomeNoticeProps {
  moves: Moves;
  move: DroppedMove;
  outcome: MoveOutcome;
  /** It is being found out what became of it. */
  isChecking: boolean;
  onCheck: () => void;
  onSend: () => void;
}

/** Why a move was not made, and the ways on: nothing of it is lost. */
export function OutcomeNotice({
  moves,
  move,
  outcome,
  isChecking,
  onCheck,
  onSend,
}: OutcomeNoticeProps) {
  const t = useTranslations('agenda.move');
  const problems = useTranslations('errors.problem');
  const { words } = moves;
  const { entry, place, key } = move;
  const { kind, current, busy } = outcome;
  const movable = current && canBeMoved(current) ? current : undefined;

  function again(): void {
    focusEntry(entry.id);
    moves.goOn(key);
    onSend();
  }

  function leave(): void {
    focusEntry(entry.id);
    moves.forget(key);
  }

  return (
    <News
      tone={kind === 'unknown' ? 'attention' : 'danger'}
      title={t(`${kind}.title`, { patient: words.who(entry) })}
      className="pointer-events-auto w-full max-w-lg rounded-md bg-surface shadow-float"
    >
      {busy.map((concern) => (
        <p key={concern.entry.id}>{words.concern(concern)}</p>
      ))}
      <p>{explanation()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {kind === 'unknown' && (
          <Button size="small" pending={isChecking} onClick={onCheck}>
            {t('unknown.again')}
          </Button>
        )}
        {kind === 'failed' && (
          <Button size="small" onClick={again}>
            {t('failed.again')}
          </Button>
        )}
        {kind === 'taken' && (
          <Button size="small" onClick={() => moves.hold(entry, place)}>
            {t('taken.again')}
          </Button>
        )}
        {kind === 'changed' && movable && (
          <Button size="small" onClick={() => moves.hold(movable)}>
            {t('changed.again')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={leave}>
          {t('leave')}
        </Button>
      </div>
    </News>
  );

  function explanation(): string {
    switch (kind) {
      case 'failed':
        return problems(problemMessage(problemFacts(outcome.problem)));
      case 'changed':
        return current
          ? t('changed.now', {
              place: words.place(placeOf(current)),
              status: words.status(current),
            })
          : t('changed.unread');
      default:
        return t(`${kind}.explain`);
    }
  }
}

/** Where reading goes on once a notice about an appointment is gone. */
function focusEntry(id: string): void {
  document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus();
}
