'use client';

import { useRef, useState } from 'react';
import { isTooSoon } from '@/components/ui/second-press';
import type { Directory } from '@/lib/agenda/directory';
import { useMoveReads } from '@/lib/queries/move-appointment';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import { canBeMoved, isSamePlace, type Place, placeOf } from '@/lib/rules/place';
import type { Held } from './held';
import { isRefused, moveConcerns } from './move-concerns';
import { useMoveWords } from './use-move-words';
import { useSendMove } from './use-send-move';

interface MovesOptions {
  directory: Directory | undefined;
  timezone: string;
  now: ClinicMoment;
}

/**
 * The appointment in hand, from the grab to the drop. It stays there while one walks to another day or
 * week, until it is dropped or let go.
 */
export function useMoves({ directory, timezone, now }: MovesOptions) {
  const words = useMoveWords(directory);
  const sending = useSendMove(timezone, words, { directory, now });
  const reads = useMoveReads(timezone);
  const [held, setHeld] = useState<Held>();
  /** Counts what is taken in hand and let go: what was let go while its day was read is not moved. */
  const turn = useRef(0);
  /** The turn that is being dropped. */
  const dropping = useRef<number>(undefined);
  /** When it was taken in hand, or something was asked: the second press of a double one answers nothing. */
  const toldAt = useRef(Number.NEGATIVE_INFINITY);

  function hold(entry: AgendaEntry, place = placeOf(entry), isDragged = false): void {
    if (!canBeMoved(entry) || sending.pending.some(({ id }) => id === entry.id)) return;
    sending.forget();
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
    const entries = await reads.day(place.date).catch(() => undefined);
    if (turn.current !== mine) return;
    dropping.current = undefined;
    const concerns = moveConcerns(entry, place, { entries, directory, now });
    if (concerns.some(isRefused) || (concerns.length > 0 && !isSure)) {
      toldAt.current = performance.now();
      setHeld((last) => last && { ...last, asked: place });
      return;
    }
    setHeld(undefined);
    await sending.send({ entry, place });
  }

  return { ...sending, words, held, hold, carry, letGo, drop };
}

export type Moves = ReturnType<typeof useMoves>;
