'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { mayGoTo } from '@/lib/leave-guard';
import { onceFollowed, pushAddress, replaceAddress } from '@/lib/show-address';
import { type AgendaView, agendaHref, parseAgendaView } from './search-params';

export type ChangesOf = (there: AgendaView) => Partial<AgendaView>;

/** The view that the address says, and the way to another: what changes is loaded by the screen itself. */
export function useAgendaView(today: string) {
  const viewIn = (params: URLSearchParams) => parseAgendaView((name) => params.get(name), today);
  const view = viewIn(useSearchParams());
  const hrefOf = (changes: Partial<AgendaView>) => agendaHref({ ...view, ...changes }, today);

  const go = useCallback((href: string) => {
    if (mayGoTo(new URL(href, location.href))) pushAddress(href);
  }, []);
  /** Two changes may come before the first is drawn, so that each is one of the address itself. */
  function another(changesOf: ChangesOf): string | undefined {
    const there = viewIn(new URLSearchParams(location.search));
    const href = agendaHref({ ...there, ...changesOf(there) }, today);
    return href === location.pathname + location.search ? undefined : href;
  }
  function change(changesOf: ChangesOf): void {
    onceFollowed(() => {
      const href = another(changesOf);
      if (href !== undefined) go(href);
    });
  }
  /** For what Back should not undo, such as the date of a booking that is being chosen. */
  function replace(changesOf: ChangesOf): void {
    onceFollowed(() => {
      const href = another(changesOf);
      if (href !== undefined) replaceAddress(href);
    });
  }
  return { view, hrefOf, go, change, replace };
}
