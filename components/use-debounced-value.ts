'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a key after which somebody has stopped typing. */
export const TYPING_PAUSE = 400;

/** Milliseconds without a key after which what was typed is searched: the next key of somebody quick. */
export const SEARCH_PAUSE = 90;

/** `value` once it has stayed the same for `quiet` milliseconds; until then what it was before. */
export function useDebouncedValue<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
