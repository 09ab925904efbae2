'use client';

import { useEffect, useRef } from 'react';
import { useStable } from '@/components/odontogram/use-stable';

/** Seconds in which one has read a refusal. */
const READING = 5;

/**
 * Calls `onRead` once what is told under `number` stood in the element for five seconds where it can be
 * read: on a page that is looked at, and under no dialog. Answers what marks the element.
 */
export function useReadWhenSeen(number: number | undefined, onRead: (number: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const tell = useStable(onRead);
  useEffect(() => {
    if (number === undefined) return;
    let seen = 0;
    const timer = setInterval(() => {
      if (element.current && !isCovered(element.current)) seen += 1;
      if (seen < READING) return;
      clearInterval(timer);
      tell(number);
    }, 1_000);
    return () => clearInterval(timer);
  }, [number, tell]);
  return element;
}

function isCovered(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return document.hidden || dialogs.some((dialog) => !dialog.contains(element));
}
