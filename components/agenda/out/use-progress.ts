import { useQueryState } from 'nuqs';
import { useEffect, useEffectEvent } from 'react';
import { parseAsNumber } from '@/lib/url-parsers';

/**
 * How many of all that were left behind have another hour. The address keeps how many there were, so that
 * it is known after the page is loaded again.
 */
export function useProgress(left: number | undefined) {
  const [most, setMost] = useQueryState('of', parseAsNumber(4));
  const total = Math.max(most ?? 0, left ?? 0);
  const keep = useEffectEvent(() => void setMost(total, { history: 'replace' }));
  useEffect(() => {
    if (total > 0 && total !== most) keep();
  }, [total, most]);
  return { total, done: left === undefined ? 0 : total - left };
}
