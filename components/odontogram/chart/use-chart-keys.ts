'use client';

import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import type { Direction } from '@/lib/odontogram/charting/chart-walk';
import type { Gesture } from '@/lib/odontogram/charting/charting';
import type { Place } from '@/lib/odontogram/place';
import type { CatalogTerm } from '@/lib/odontogram/shared/chart-data';
import { SURFACES, type SurfaceId } from '@/lib/odontogram/tooth-view';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const OF_THE_PLACE: readonly Gesture['kind'][] = ['act', 'enter', 'surface'];
const OF_SURFACES: readonly Gesture['kind'][] = ['enter', 'surface'];

interface ChartKeys {
  readonly cursor: Place;
  /** What a surface of that tooth is called; its first letter is its key. */
  readonly surfaceWord: (fdi: number, surface: SurfaceId) => string;
  /** What the catalog calls it whatever the tooth: that letter is understood too. */
  readonly surfaces: readonly CatalogTerm[];
  /** Whether the crown of a tooth is there to be charted on. */
  readonly hasSurfaces: (fdi: number) => boolean;
  /** Each does what it would after the one before was drawn. */
  readonly act: (gesture: Gesture) => void;
  readonly onRemove: () => void;
}

/** What the keys mean while the focus is on the chart. Those that mean nothing here are left alone. */
export function useChartKeys({
  cursor,
  surfaceWord,
  surfaces,
  hasSurfaces,
  act,
  onRemove,
}: ChartKeys) {
  function deedOf({ key, shiftKey }: KeyboardEvent, fdi: number): Gesture | undefined {
    const direction = ARROWS[key];
    if (direction) return { kind: 'arrow', direction, extend: shiftKey };
    if (key === 'Home') return { kind: 'edge', edge: 'first' };
    if (key === 'End') return { kind: 'edge', edge: 'last' };
    if (key === 'Enter') return { kind: 'enter' };
    if (key === ' ') return { kind: 'act' };
    if (key === 'Escape') return { kind: 'leave' };
    if (/^[1-8]$/.test(key)) return { kind: 'digit', digit: key };
    const surface = surfaceOf(key, fdi);
    return surface && { kind: 'surface', surface };
  }

  function surfaceOf(key: string, fdi: number): SurfaceId | undefined {
    const letter = plainLetters(key);
    if (letter.length !== 1) return undefined;
    const begins = (word: string | undefined) =>
      word !== undefined && plainLetters(word).startsWith(letter);
    return (
      SURFACES.find((surface) => begins(surfaceWord(fdi, surface))) ??
      SURFACES.find((surface) => begins(surfaces.find(({ id }) => id === surface)?.label))
    );
  }

  return function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const tooth = event.target instanceof Element ? event.target.closest('[data-tooth]') : null;
    const isAbsent = tooth?.hasAttribute('data-absent') === true;
    const fdi = tooth && !isAbsent ? Number(tooth.getAttribute('data-tooth')) : cursor.toothFdi;
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const gesture = isRemoval ? undefined : deedOf(event, fdi);
    if (gesture === undefined && !isRemoval) return;
    event.preventDefault();
    // Nothing is charted on a tooth that is not there, nor on another in its place.
    if (isAbsent && (gesture === undefined || OF_THE_PLACE.includes(gesture.kind))) return;
    if (gesture && OF_SURFACES.includes(gesture.kind) && !hasSurfaces(fdi)) return;
    // Programs that read or steer the page put the focus where they like: never is another tooth meant.
    if (fdi !== cursor.toothFdi) flushSync(() => act({ kind: 'go', toothFdi: fdi }));
    if (gesture) act(gesture);
    else onRemove();
  };
}
