import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  type RangeErrors,
  rangeErrors,
  type TypedRange,
  usableRange,
} from '@/lib/kit/dates/typed-range';

const BOTH_LEFT = { from: true, to: true };

/**
 * What is typed into the two fields of a range, apart from what the list is narrowed down to: that
 * changes by whole dates only. The list's range is the truth: where it changed by another way than these
 * fields (Back, filters taken away) they say what it says.
 */
export function useDateRange(former: TypedRange, onRange: (range: TypedRange) => void) {
  const locale = useLocale();
  const [typed, setTyped] = useState(former);
  const [seen, setSeen] = useState(former);
  /** Handed over; the list follows a moment later, sometimes to the last of several alone. */
  const [awaited, setAwaited] = useState<readonly TypedRange[]>([]);
  /** An error is told once its field is left: before that a date is merely not finished. */
  const [left, setLeft] = useState(BOTH_LEFT);

  if (!isSame(former, seen)) {
    setSeen(former);
    const arrived = awaited.findIndex((range) => isSame(range, former));
    setAwaited(awaited.slice(arrived + 1));
    if (arrived === -1) sayWhatIsShown();
  }

  const onStep = useEffectEvent(() => {
    // By Back before the list followed what was handed over it never does, and changes nothing here.
    if (awaited.length > 0) sayWhatIsShown();
  });
  useEffect(() => {
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);

  function sayWhatIsShown(): void {
    setAwaited([]);
    setTyped(former);
    setLeft(BOTH_LEFT);
  }

  const errors = rangeErrors(typed, locale);
  const told: RangeErrors = {
    from: left.from ? errors.from : undefined,
    to: left.to && (left.from || errors.to !== 'order') ? errors.to : undefined,
  };

  return {
    typed,
    told,
    type(name: keyof TypedRange, value: string): void {
      const next = { ...typed, [name]: value };
      setTyped(next);
      // What is told stays while it is put right.
      setLeft({ ...left, [name]: told[name] !== undefined });
      const last = awaited.at(-1) ?? former;
      const range = usableRange(next, last, locale);
      if (isSame(range, last)) return;
      setAwaited([...awaited, range]);
      onRange(range);
    },
    leave: (name: keyof TypedRange) => setLeft((before) => ({ ...before, [name]: true })),
  };
}

function isSame(one: TypedRange, other: TypedRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/**
 * A key for the fields of a range and what changes it: where filters are taken away, what was typed and
 * is no date goes with them.
 */
export function useCleared() {
  return useReducer((count: number) => count + 1, 0);
}
