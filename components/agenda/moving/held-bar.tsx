import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isKeyTaken } from '@/components/agenda/grid/is-key-taken';
import { Button } from '@/components/ui/buttons/button';
import { Icon } from '@/components/ui/icon';
import { isSamePlace, type Place } from '@/lib/agenda/rules/place';
import type { Held } from './held';
import { isRefused, type MoveConcern } from './move-concerns';
import type { Moves } from './use-moves';

interface HeldBarProps {
  moves: Moves;
  held: Held;
  /** Where it would be dropped; nowhere in a view without columns. */
  place: Place | undefined;
  concerns: readonly MoveConcern[];
  className: string;
}

/** The appointment that is in hand: where it would go, what speaks against it, and the ways on. */
export function HeldBar({ moves, held, place, concerns, className }: HeldBarProps) {
  const t = useTranslations('agenda.move');
  const { words } = moves;
  const isTaken = concerns.some(isRefused);
  const isAsked = held.asked !== undefined && place !== undefined && isSamePlace(held.asked, place);
  const sure = useRef<HTMLButtonElement>(null);
  const asks = isAsked && !isTaken && concerns.length > 0;
  useEffect(() => {
    if (asks) sure.current?.focus();
  }, [asks]);
  // Also where no grid is shown, and whatever was pressed last.
  const letGo = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isKeyTaken(event)) moves.letGo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => letGo(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const said = concerns.map(words.concern);
  return (
    <section
      aria-label={t('title', { patient: words.who(held.entry) })}
      onKeyDown={(event) => {
        // What was held down on the grid is no answer to what it asked.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      className={className}
    >
      <div className={BAR}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">{words.who(held.entry)}</p>
            <p className="tabular text-ink-muted first-letter:uppercase">
              {place ? words.place(place) : t('noColumns')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onClick={moves.letGo}>
              {t('cancel')}
            </Button>
            {place && !isTaken && (
              <Button ref={sure} variant="primary" onClick={() => void moves.drop(place)}>
                {t(asks ? 'anyway' : 'drop')}
              </Button>
            )}
          </div>
        </div>
        {said.length > 0 && (
          <ul className="mt-1.5 grid gap-0.5">
            {said.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon
                  name="alert"
                  className={isTaken ? 'mt-px text-danger' : 'mt-px text-attention'}
                />
                {text}
              </li>
            ))}
          </ul>
        )}
        {isTaken && <p className="mt-1 text-danger">{t('taken.reason')}</p>}
        {place && said.length === 0 && (
          <p className="mt-1 text-sm text-ink-muted">
            <span className="touch:hidden">{t('keys')}</span>
            <span className="hidden touch:inline">{t('taps')}</span>
          </p>
        )}
      </div>
    </section>
  );
}

const BAR =
  'pointer-events-auto w-full max-w-3xl rounded-md border border-line-strong bg-surface px-4 py-3 shadow-float';
