'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { Place } from '@/lib/agenda/rules/place';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import type { Held } from './held';
import { type MoveConcern, moveConcerns } from './move-concerns';
import { loadOutcomeNotice, SentMove } from './sent-move';
import type { Moves } from './use-moves';

const NOBODY: readonly never[] = [];

/**
 * What speaks against the place where one is with what is held. The agenda around it keeps the day as
 * it is now.
 */
function useHeldConcerns(
  held: Held | undefined,
  place: Place | undefined,
  directory: Directory | undefined,
  now: ClinicMoment,
): readonly MoveConcern[] {
  const date = place?.date ?? '';
  const day = useQuery({
    ...agendaQueries.range({ from: date, to: date }),
    enabled: date !== '' && held?.isDragged === false,
  });
  if (!held || !place || held.isDragged) return NOBODY;
  // Who is not read yet speaks against nothing; the drop waits for it.
  const entries = day.data?.entries ?? (day.isError ? undefined : NOBODY);
  return moveConcerns(held.entry, place, { entries, directory, now });
}

// Needed from the first move on.
const loadHeldBar = async () => (await import('./held-bar')).HeldBar;
const HeldBar = lazyPart(loadHeldBar);

interface MoveBarProps {
  moves: Moves;
  /** Where it would be dropped; nowhere in a view without columns. */
  place: Place | undefined;
  directory: Directory | undefined;
  now: ClinicMoment;
}

/** Says what is in hand, where it would go and what speaks against it; and what came of the last drop. */
export function MoveBar({ moves, place, directory, now }: MoveBarProps) {
  const { held, sent, words } = moves;
  const concerns = useHeldConcerns(held, place, directory, now);
  const said = concerns.map(words.concern);
  const isInHand = held !== undefined && !held.isDragged;
  const told = held ? undefined : sent.findLast(({ isBack }) => isBack);
  const isShown = isInHand || told !== undefined;
  // Toasts make room. A `:has()` that asks all of the document would be asked again for each change of it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-floating', isShown);
    return () => document.documentElement.removeAttribute('data-floating');
  }, [isShown]);
  const isHeld = held !== undefined;
  useEffect(() => {
    if (isHeld) void Promise.allSettled([loadHeldBar(), loadOutcomeNotice()]);
  }, [isHeld]);

  return (
    <>
      <p role="status" className="sr-only">
        {isInHand && [place && words.place(place), ...said].filter(Boolean).join('; ')}
      </p>
      <Suspense>
        {isInHand && (
          <HeldBar moves={moves} held={held} place={place} concerns={concerns} className={FRAME} />
        )}
      </Suspense>
      {sent.map((move) => (
        <SentMove
          key={move.key}
          moves={moves}
          move={move}
          isTold={move === told}
          className={FRAME}
        />
      ))}
    </>
  );
}

const FRAME =
  'pointer-events-none fixed inset-x-4 bottom-18 z-30 flex justify-center md:bottom-6 md:left-58 print:hidden';
