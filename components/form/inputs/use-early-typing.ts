'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How what is entered stands in a part of the page, as one text. */
interface Access<Part> {
  readonly read: (part: Part) => string;
  readonly write: (part: Part, entered: string) => void;
  /** Whether it can still be entered there; where nothing is said, it can. */
  readonly takes?: (part: Part, entered: string) => boolean;
}

interface Early {
  readonly isDue: () => boolean;
  readonly handOver: () => void;
}

let waiting: Early[] = [];

/**
 * After the effects of all the page: whoever watches a field listens by then. What is due is found out
 * before anything is handed over, since what is chosen in one field may change what another shows.
 */
function handOverSoon(early: Early): void {
  waiting.push(early);
  if (waiting.length > 1) return;
  queueMicrotask(() => {
    const due = waiting.filter(({ isDue }) => isDue());
    waiting = [];
    for (const { handOver } of due) handOver();
  });
}

/**
 * Hands over what was entered into a part of the server's HTML before the page answered to it, as if
 * it were entered once it does. `shown` is what the HTML came with. Returns the ref of the part, to be
 * called before any other.
 */
function useEarly<Part>(shown: string, access: Access<Part>, take: (entered: string) => void) {
  const early = useRef<{ part: Part; entered: string; shown: string; written: string }>(undefined);
  const isDue = useEffectEvent(() => {
    if (early.current === undefined) return false;
    const { part, entered, shown: before, written } = early.current;
    // What was entered since the page began to answer came later, and stands.
    return entered !== written && shown === before && access.read(part) === written;
  });
  const handOver = useEffectEvent(() => {
    if (early.current === undefined) return;
    const { part, entered } = early.current;
    if (access.takes?.(part, entered) === false) return;
    // One after the other: the next field of the same form finds this one's in it.
    flushSync(() => take(entered));
  });
  useEffect(() => handOverSoon({ isDue, handOver }), []);
  return (part: Part | null) => {
    if (part === null || early.current !== undefined) return;
    const entered = access.read(part);
    // Until it is handed over nobody finds the field changed without having been told.
    access.write(part, shown);
    // A field of one line makes one of several: nobody entered that.
    early.current = { part, entered, shown, written: access.read(part) };
  };
}

const TEXT: Access<TextField> = {
  read: (field) => field.value,
  write: (field, text) => {
    field.value = text;
  },
  // What was chosen in another field may have taken the option away.
  takes: (field, text) => !(field instanceof HTMLSelectElement) || hasOption(field, text),
};

/** What was typed or chosen in one field before the page answered, as `useEarly`. */
export function useEarlyTyping(shown: string, take: (typed: string) => void) {
  const watch = useEarly<TextField>(plainEnds(shown), TEXT, take);
  return (field: TextField | null) => {
    // A list that lacks what it was given shows another option by itself: nobody chose that one.
    if (!(field instanceof HTMLSelectElement) || hasOption(field, shown)) watch(field);
  };
}

function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}

const TICKS: Access<Element> = {
  read: (part) =>
    ticksIn(part)
      .map(({ checked }) => (checked ? '1' : '0'))
      .join(''),
  write: (part, pattern) => {
    for (const [index, tick] of ticksIn(part).entries()) tick.checked = pattern[index] === '1';
  },
};

/** What was ticked before the page answered, of all boxes or circles in an element; as `useEarly`. */
export const useEarlyTicks = (
  shown: readonly boolean[],
  take: (ticked: readonly boolean[]) => void,
) =>
  useEarly<Element>(shown.map((one) => (one ? '1' : '0')).join(''), TICKS, (pattern) =>
    take([...pattern].map((one) => one === '1')),
  );

function ticksIn(part: Element): HTMLInputElement[] {
  return part instanceof HTMLInputElement ? [part] : [...part.querySelectorAll('input')];
}

/** The ends of lines as a field of several lines gives them back, whatever they were. */
function plainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
