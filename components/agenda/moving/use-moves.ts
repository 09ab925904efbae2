'use client';

import { useRef, useState } from 'react';
import { isTooSoon } from '@/components/ui/buttons/double-press';
import { useAgendaEntries } from '@/lib/agenda/entry-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { canBeMoved, isSamePlace, type Place, placeOf } from '@/lib/agenda/rules/place';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import type { Held } from './held';
import type { DroppedMove, Move } from './move';
import { isRefused, moveConcerns } from './move-concerns';
import { useMoveWords } from './use-move-words';

interface MovesOptions {
  directory: Directory | undefined;
  timezone: string;
  now: ClinicMoment;
}

/**
 * The appointment in hand, from the grab to the drop. It stays there while one walks to another day or
 * week, until it is dropped or let go.
 */
export function useMoves(around: MovesOptions) {
  const { directory, now } = around;
  const words = useMoveWords(directory);
  const entries = useAgendaEntries();
  const [held, setHeld] = useState<Held>();
  /** The latest last. Each is sent by its own `SentMove`. */
  const [sent, setSent] = useState<readonly DroppedMove[]>([]);
  /** Shown where they are to be, until the answer is no. */
  const pending = sent
    .filter(({ isBack }) => !isBack)
    .map(({ entry, place }) => ({ ...entry, ...place }));
  const drops = useRef(0);
  /** Counts what is taken in hand and let go: what was let go while its day was read is not moved. */
  const turn = useRef(0);
  /** The turn that is being dropped. */
  const dropping = useRef<number>(undefined);
  /** When it was taken in hand, or something was asked: the second press of a double one answers nothing. */
  const toldAt = useRef(Number.NEGATIVE_INFINITY);

  function hold(entry: AgendaEntry, place = placeOf(entry), isDragged = false): void {
    if (!canBeMoved(entry) || pending.some(({ id }) => id === entry.id)) return;
    setSent((list) => list.filter(({ isBack }) => !isBack));
    turn.current += 1;
    toldAt.current = performance.now();
    setHeld({ entry, place, isDragged, asked: undefined });
  }

  function carry(place: Place): void {
    setHeld((last) =>
      last === undefined || isSamePlace(last.place, place)
        ? last
        : { ...last, place, asked: undefined },
    );
  }

  function letGo(): void {
    turn.current += 1;
    setHeld(undefined);
  }

  /** Sends it, or asks first where something speaks against it. */
  async function drop(place: Place): Promise<void> {
    // State would come too late for the second press of a double one.
    if (held === undefined || dropping.current === turn.current) return;
    const { entry, asked, isDragged } = held;
    const isSure = asked !== undefined && isSamePlace(asked, place);
    const isBack = isSamePlace(place, placeOf(entry));
    if ((isSure || (isBack && !isDragged)) && isTooSoon(toldAt.current)) return;
    if (isBack) return letGo();
    setHeld({ ...held, place, isDragged: false, asked });
    const mine = turn.current;
    dropping.current = mine;
    const day = await entries.day(place.date).catch(() => undefined);
    if (turn.current !== mine) return;
    dropping.current = undefined;
    const concerns = moveConcerns(entry, place, { entries: day, directory, now });
    if (concerns.some(isRefused) || (concerns.length > 0 && !isSure)) {
      toldAt.current = performance.now();
      setHeld((last) => last && { ...last, asked: place });
      return;
    }
    setHeld(undefined);
    send({ entry, place });
  }

  function send(move: Move, isUndo = false): void {
    drops.current += 1;
    const key = drops.current;
    setSent((list) => [...list, { ...move, key, isUndo, isBack: false }]);
  }

  function turnBack(key: number, isBack: boolean): void {
    setSent((list) => list.map((move) => (move.key === key ? { ...move, isBack } : move)));
  }

  return {
    around,
    words,
    held,
    hold,
    carry,
    letGo,
    drop,
    send,
    sent,
    pending,
    /** It is shown where it was, as the answer was no or was lost. */
    goBack: (key: number) => turnBack(key, true),
    /** It is sent once more. */
    goOn: (key: number) => turnBack(key, false),
    forget: (key: number) => setSent((list) => list.filter((move) => move.key !== key)),
  };
}

export type Moves = ReturnType<typeof useMoves>;
