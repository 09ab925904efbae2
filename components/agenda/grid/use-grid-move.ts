import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import type { Place } from '@/lib/agenda/rules/place';
import { carriedBy } from './carry-key';
import type { Ghost } from './grid-slot';
import { isKeyTaken } from './is-key-taken';

/** What stands over the edges of the grid: its heads, its hours, and below what says what is in hand. */
const OVER = { top: 56, left: 64, bottom: 160, right: 8 };
/** The same below on a phone, where it stands above the bar of the screens. */
const OVER_PHONE = 270;
const PHONE = 768;

/** Scrolls the grid alone as far as it takes to see something on it whole. */
function showWhole(scroller: HTMLElement, shown: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  const above = box.top - frame.top - OVER.top;
  // The grid may reach below the window.
  const over = window.innerWidth < PHONE ? OVER_PHONE : OVER.bottom;
  const below = box.bottom - Math.min(frame.bottom, window.innerHeight) + over;
  const before = box.left - frame.left - OVER.left;
  const after = box.right - frame.right + OVER.right;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(below, above);
  if (before < 0) scroller.scrollLeft += before;
  else if (after > 0) scroller.scrollLeft += Math.min(after, before);
}

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
