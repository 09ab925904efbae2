'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { mayGoTo } from '@/lib/leave-guard';
import { type AgendaView, agendaHref, parseAgendaView } from './search-params';

/** The view that the address says, and the way to another: what changes is loaded by the screen itself. */
export function useAgendaView(today: string) {
  const params = useSearchParams();
  const view = parseAgendaView((name) => params.get(name), today);
  const hrefOf = (changes: Partial<AgendaView>) => agendaHref({ ...view, ...changes }, today);

  const go = useCallback((href: string) => {
    if (mayGoTo(new URL(href, location.href))) window.history.pushState(null, '', href);
  }, []);
  /** For what Back should not undo, such as the time of a booking that is being chosen. */
  const replace = useCallback((href: string) => window.history.replaceState(null, '', href), []);
  return { view, hrefOf, go, replace };
}
