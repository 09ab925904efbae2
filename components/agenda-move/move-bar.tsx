'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Directory } from '@/lib/agenda/directory';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import { isSamePlace, type Place } from '@/lib/rules/place';
import { isRefused } from './move-concerns';
import { OutcomeNotice } from './outcome-notice';
import { useHeldConcerns } from './use-held-concerns';
import type { Moves } from './use-moves';

interface MoveBarProps {
  moves: Moves;
  /** Where it would be dropped; nowhere in a view without columns. */
  place: Place | undefined;
  directory: Directory | undefined;
  now: ClinicMoment;
}

/** Says what is in hand, where it would go and what speaks against it; and what came of the last drop. */
export function MoveBar({ moves, place, directory, now }: MoveBarProps) {
  const t = useTranslations('agenda.move');
  const { held, outcome, words } = moves;
  const concerns = useHeldConcerns(held, place, directory, now);
  const isTaken = concerns.some(isRefused);
  const isAsked =
    held?.asked !== undefined && place !== undefined && isSamePlace(held.asked, place);
  const sure = useRef<HTMLButtonElement>(null);
  const asks = isAsked && !isTaken && concerns.length > 0;
  useEffect(() => {
    if (asks) sure.current?.focus();
  }, [asks]);
  const said = concerns.map(words.concern);

  return (
    <>
      <p role="status" className="sr-only">
        {held &&
          !held.isDragged &&
          [place && words.place(place), ...said].filter(Boolean).join('; ')}
      </p>
      {held && !held.isDragged && (
        <section
          aria-label={t('title', { patient: words.who(held.entry) })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') moves.letGo();
          }}
          className={FRAME}
          data-floating=""
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
            {said.length === 0 && (
              <p className="mt-1 text-sm text-ink-muted">
                <span className="touch:hidden">{t('keys')}</span>
                <span className="hidden touch:inline">{t('taps')}</span>
              </p>
            )}
          </div>
        </section>
      )}
      {outcome && !held && (
        <div className={FRAME} data-floating="">
          <OutcomeNotice moves={moves} outcome={outcome} />
        </div>
      )}
    </>
  );
}

const FRAME =
  'pointer-events-none fixed inset-x-4 bottom-18 z-30 flex justify-center md:bottom-6 md:left-58 print:hidden';
const BAR =
  'pointer-events-auto w-full max-w-3xl rounded-md border border-line-strong bg-surface px-4 py-3 shadow-float';
