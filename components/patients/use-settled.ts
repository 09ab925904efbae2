import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which something counts as typed. */
const QUIET = 400;

/** What is typed, once nobody has typed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
