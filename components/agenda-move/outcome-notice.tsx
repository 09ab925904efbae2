'use client';

import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/button';
import { News } from '@/components/ui/news';
import { canBeMoved, placeOf } from '@/lib/rules/place';
import { focusEntry } from './focus-entry';
import type { Moves } from './use-moves';
import type { MoveOutcome } from './use-send-move';

interface OutcomeNoticeProps {
  moves: Moves;
  outcome: MoveOutcome;
}

/** Why a move was not made, and the ways on: nothing of it is lost. */
export function OutcomeNotice({ moves, outcome }: OutcomeNoticeProps) {
  const t = useTranslations('agenda.move');
  const problems = useTranslations('errors.problem');
  const { words } = moves;
  const { kind, entry, place, current, busy } = outcome;
  const movable = current && canBeMoved(current) ? current : undefined;

  function again(): void {
    focusEntry(entry.id);
    void (kind === 'unknown' ? moves.check : moves.send)({ entry, place });
  }

  function leave(): void {
    focusEntry(entry.id);
    moves.forget();
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
        {(kind === 'failed' || kind === 'unknown') && (
          <Button size="small" onClick={again}>
            {t(`${kind}.again`)}
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
