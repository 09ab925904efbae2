import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import type { AgendaColumn } from '@/lib/rules/agenda-columns';
import type { Place } from '@/lib/rules/place';
import { carriedBy } from './carry-key';
import type { Ghost } from './grid-slot';
import { showWhole } from './show-whole';
import { isKeyTaken } from './whose-key';

/** What the grid needs to move appointments; what is in hand is somebody else's to keep. */
export interface GridMoving {
  readonly held: GridHeld | undefined;
  /** By the keyboard, or by a pointer that then carries it. */
  readonly onHold: (appointmentId: string, isDragged: boolean) => void;
  readonly onCarry: (place: Place) => void;
  readonly onDrop: (place: Place) => void;
  readonly onLetGo: () => void;
}

export interface GridHeld extends Ghost {
  readonly id: string;
  readonly place: Place;
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>;

interface GridMoveInput {
  moving: GridMoving | undefined;
  columns: readonly AgendaColumn[];
  scroller: RefObject<HTMLElement | null>;
  slot: RefObject<HTMLElement | null>;
}

/** The keys that take an appointment in hand and carry it. Answers whether a key was one of them. */
export function useGridMove({ moving, columns, scroller, slot }: GridMoveInput) {
  const held = moving?.held;
  const inHand = held && !held.isDragged ? held.id : undefined;

  const begin = useEffectEvent(() => {
    const active = document.activeElement;
    // Whoever walks to another day with the toolbar stays there.
    if (active !== document.body && !scroller.current?.contains(active)) return;
    slot.current?.focus({ preventScroll: true });
  });
  const end = useEffectEvent((id: string) => {
    const active = document.activeElement;
    if (active !== document.body && active !== slot.current) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (inHand === undefined) return;
    begin();
    return () => end(inHand);
  }, [inHand]);

  /** Whether the key was one of what is in hand. */
  function pressed(event: Pressed, { place }: GridHeld, { onCarry, onDrop, onLetGo }: GridMoving) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = carriedBy(event, place, columns);
    if (next) onCarry(next);
    else if (event.key === 'Escape') onLetGo();
    else if (event.key !== 'Enter') return false;
    else if (!event.repeat) onDrop(place);
    event.preventDefault();
    return true;
  }

  // Whoever walked to another day with the mouse goes on with the arrows, which would scroll the page;
  // whoever pressed beside everything, with all of its keys.
  const carryOn = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!moving || !held || isKeyTaken(event)) return;
    if (!target?.matches(NOTHING) && !event.key.startsWith('Arrow')) return;
    if (scroller.current?.contains(target ?? null)) return;
    if (pressed(event, held, moving)) slot.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (inHand === undefined) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => carryOn(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inHand]);

  const where = held && !held.isDragged ? JSON.stringify(held.place) : undefined;
  useLayoutEffect(() => {
    if (where === undefined || !scroller.current || !slot.current) return;
    showWhole(scroller.current, slot.current);
  }, [where, scroller, slot]);

  return function onMoveKey(event: KeyboardEvent<HTMLElement>): boolean {
    if (!moving || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!held) {
      const id = entryIn(event.target);
      if (event.key.toLowerCase() !== 'm' || id === undefined) return false;
      event.preventDefault();
      moving.onHold(id, false);
      return true;
    }
    pressed(event, held, moving);
    return true;
  };
}

/** What has the focus after a press beside everything. */
const NOTHING = 'body, main';

function entryIn(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : undefined;
  return link?.dataset.entry;
}
