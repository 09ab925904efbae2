'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { openWhileShown } from '@/lib/queries/open-while-shown';
import { agendaQueries, searchOf } from './agenda-queries';
import type { AgendaRange } from './agenda-range';
import { type AgendaEvents, type AgendaSnapshot, applyChange } from './agenda-snapshot';
import { OPENINGS } from './shared/appointment-queries';
import { agendaHandlers } from './shared/handlers';

/**
 * Keeps the appointments of a range as they are, for as long as the tab is looked at. Says since when
 * what is shown may be out of date, as an ISO instant: the service or our own server cannot be reached,
 * or other windows of this person are told in its place.
 */
export function useAgendaStream(range: AgendaRange): string | undefined {
  const queries = useQueryClient();
  const search = searchOf(range);
  const [stale, setStale] = useState<{ search: string; since: string }>();
  const { queryKey } = agendaQueries.range(range);

  const known = useEffectEvent(() => queries.getQueryData<AgendaSnapshot>(queryKey));
  const show = useEffectEvent((snapshot: AgendaSnapshot) => {
    setStale(undefined);
    const before = known();
    queries.setQueryData(queryKey, snapshot);
    // Hours, absences and blocks are not in what is streamed.
    if (before && before.out !== snapshot.out) {
      void queries.invalidateQueries({ queryKey: agendaQueries.directory().queryKey });
    }
  });
  // A colleague may have taken a time that is proposed.
  const proposeAgain = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: [OPENINGS] });
  });
  const mark = useEffectEvent((since: string | undefined) => {
    setStale(since === undefined ? undefined : { search, since });
  });

  useEffect(
    () =>
      openWhileShown<AgendaEvents>({
        url: () => {
          const have = known()?.version;
          const suffix = have === undefined ? '' : `&have=${encodeURIComponent(have)}`;
          return `${agendaHandlers.stream.path}?${search}${suffix}`;
        },
        on: {
          snapshot: (snapshot) => show(snapshot),
          change: (change) => {
            const current = known();
            if (current) show(applyChange(current, change));
            proposeAgain();
          },
          stale: ({ since }) => mark(since),
          fresh: ({ readAt }) => {
            const current = known();
            if (current) show({ ...current, readAt });
          },
        },
        onOpen: () => mark(undefined),
        onBreak: () => mark(known()?.readAt ?? new Date().toISOString()),
      }),
    [search],
  );

  return stale?.search === search ? stale.since : undefined;
}
