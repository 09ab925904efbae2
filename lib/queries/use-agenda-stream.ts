'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AgendaRange } from '@/lib/agenda/agenda-range';
import { type AgendaEvents, type AgendaSnapshot, applyChange } from '@/lib/agenda/agenda-snapshot';
import { agendaQueries, searchOf } from './agenda';

/**
 * Keeps the appointments of a range as they are, for as long as the tab is looked at: a hidden one
 * gives its connection back, for a browser has only a few. Says since when what is shown may be out of
 * date, as an ISO instant: the service or our own server cannot be reached.
 */
export function useAgendaStream(range: AgendaRange): string | undefined {
  const queries = useQueryClient();
  const search = searchOf(range);
  const [stale, setStale] = useState<{ search: string; since: string }>();
  const { queryKey } = agendaQueries.range(range);

  const known = useEffectEvent(() => queries.getQueryData<AgendaSnapshot>(queryKey));
  const show = useEffectEvent((snapshot: AgendaSnapshot) => {
    setStale(undefined);
    queries.setQueryData(queryKey, snapshot);
  });
  const mark = useEffectEvent((since: string | undefined) => {
    setStale(since === undefined ? undefined : { search, since });
  });

  useEffect(() => {
    let source: EventSource | undefined;
    const close = () => {
      source?.close();
      source = undefined;
    };
    const open = () => {
      if (document.visibilityState === 'hidden' || source) return;
      const have = known()?.version;
      const suffix = have === undefined ? '' : `&have=${encodeURIComponent(have)}`;
      source = new EventSource(`/api/agenda/stream?${search}${suffix}`);
      const on = <Name extends keyof AgendaEvents>(
        name: Name,
        take: (data: AgendaEvents[Name]) => void,
      ) => source?.addEventListener(name, ({ data }) => take(JSON.parse(data)));
      on('snapshot', (snapshot) => show(snapshot));
      on('change', (change) => {
        const current = known();
        if (current) show(applyChange(current, change));
      });
      on('stale', ({ since }) => mark(since));
      on('fresh', ({ readAt }) => {
        const current = known();
        if (current) show({ ...current, readAt });
      });
      source.addEventListener('open', () => mark(undefined));
      source.addEventListener('error', () => {
        mark(known()?.readAt ?? new Date().toISOString());
        // The browser tries again by itself, except where it was refused: then a moment later.
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        retry = setTimeout(open, RETRY);
      });
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const follow = () => (document.visibilityState === 'hidden' ? close() : open());
    document.addEventListener('visibilitychange', follow);
    open();
    return () => {
      clearTimeout(retry);
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [search]);

  return stale?.search === search ? stale.since : undefined;
}

/** Milliseconds. */
const RETRY = 5_000;
