'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Gesture } from '@/lib/odontogram/charting/charting';
import type { Place } from '@/lib/odontogram/place';

/** Pixels to a tooth below which its surfaces are too small for a hand: it is opened large instead. */
const LARGE_BELOW = 56;
/** Pixels that a hand trembles while it clicks. */
const TREMBLE = 8;

interface ChartPointer {
  /** Of the finding in hand; none where places are chosen. */
  readonly armedScope: string | undefined;
  readonly act: (gesture: Gesture) => void;
  readonly onLarge: (fdi: number) => void;
  /** A tooth that is not present, for the other of its pair is. */
  readonly onAbsent: (fdi: number) => void;
  readonly wordsOf: (place: Place) => string;
}

/**
 * What a mouse or a finger means anywhere on the chart: one listener for all teeth. Dragging with the
 * mouse draws a frame; the teeth that it touches are chosen.
 */
export function useChartPointer({ armedScope, act, onLarge, onAbsent, wordsOf }: ChartPointer) {
  const frame = useRef<SVGRectElement>(null);
  const begun = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDrawn = useRef(false);
  const named = useRef<EventTarget>(undefined);

  function onPointerDown({ button, pointerType, clientX, clientY }: PointerEvent): void {
    isDrawn.current = false;
    // It may be another name once something is charted there.
    named.current = undefined;
    begun.current =
      button === 0 && pointerType === 'mouse' && armedScope === undefined
        ? { x: clientX, y: clientY }
        : undefined;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const { target, currentTarget, clientX, clientY, buttons } = event;
    if (target !== named.current && target instanceof Element) {
      named.current = target;
      // What is pointed at is named after a while, as any picture is.
      const place = placeOf(target);
      currentTarget.title = place ? wordsOf(place) : '';
    }
    const from = begun.current;
    if (from === undefined || buttons === 0) return;
    const isFar = Math.abs(clientX - from.x) + Math.abs(clientY - from.y) > TREMBLE;
    if (!isDrawn.current && !isFar) return;
    isDrawn.current = true;
    const rect = frame.current;
    const box = rect?.ownerSVGElement?.getBoundingClientRect();
    if (!rect || !box) return;
    rect.setAttribute('x', String(Math.min(from.x, clientX) - box.left));
    rect.setAttribute('y', String(Math.min(from.y, clientY) - box.top));
    rect.setAttribute('width', String(Math.abs(clientX - from.x)));
    rect.setAttribute('height', String(Math.abs(clientY - from.y)));
  }

  function onPointerUp({ currentTarget, clientX, clientY, ...event }: PointerEvent<HTMLElement>) {
    const from = begun.current;
    begun.current = undefined;
    frame.current?.setAttribute('width', '0');
    if (from === undefined || !isDrawn.current) return;
    const drawn = {
      left: Math.min(from.x, clientX),
      right: Math.max(from.x, clientX),
      top: Math.min(from.y, clientY),
      bottom: Math.max(from.y, clientY),
    };
    const teeth = [...currentTarget.querySelectorAll('[data-tooth]:not([data-absent])')].filter(
      (tooth) => touches(tooth.getBoundingClientRect(), drawn),
    );
    act({
      kind: 'choose',
      teeth: teeth.flatMap((tooth) => fdiOf(tooth) ?? []),
      add: event.shiftKey,
    });
  }

  function onPointerLeave({ currentTarget }: PointerEvent<HTMLElement>): void {
    named.current = undefined;
    currentTarget.title = '';
    onPointerCancel();
  }

  function onPointerCancel(): void {
    begun.current = undefined;
    frame.current?.setAttribute('width', '0');
  }

  function onClick({ target, detail, shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    // The end of a frame is no click; the second half of a double click was not meant for the chart,
    // and may have begun on a dialog that is gone by now.
    if (isDrawn.current || detail > 1) return;
    const tooth = target instanceof Element ? target.closest('[data-tooth]') : null;
    const place = target instanceof Element ? placeOf(target) : undefined;
    if (!tooth || !place) return;
    const { toothFdi } = place;
    if (tooth.hasAttribute('data-absent')) {
      onAbsent(toothFdi);
      return;
    }
    const isSmall = tooth.getBoundingClientRect().width < LARGE_BELOW;
    // What is of the whole tooth needs no surface to be hit.
    if (isSmall && armedScope !== 'whole') {
      onLarge(toothFdi);
      return;
    }
    act({
      kind: 'point',
      place,
      how: shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'alone',
    });
  }

  return {
    frame,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave,
      onClick,
    },
  };
}

function placeOf(target: Element): Place | undefined {
  const tooth = target.closest('[data-tooth]');
  const toothFdi = tooth && fdiOf(tooth);
  if (!toothFdi) return undefined;
  const surface = target.closest('[data-surface]')?.getAttribute('data-surface') ?? undefined;
  return { toothFdi, surface };
}

function fdiOf(tooth: Element): number | undefined {
  const fdi = Number(tooth.getAttribute('data-tooth'));
  return fdi > 0 ? fdi : undefined;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
