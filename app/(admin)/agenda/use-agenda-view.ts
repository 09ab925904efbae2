'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { mayGoTo } from '@/lib/leave-guard';
import { onceFollowed, pushAddress, replaceAddress } from '@/lib/show-address';
import { type AgendaView, agendaHref, parseAgendaView } from './search-params';

export type ChangesOf = (there: AgendaView) => Partial<AgendaView>;

/** The view that the address says, and the way to another: what changes is loaded by the screen itself. */
export function useAgendaView(today: string) {
  const params = useSearchParams();
  const view = parseAgendaView((name) => params.get(name), today);
  const hrefOf = (changes: Partial<AgendaView>) => agendaHref({ ...view, ...changes }, today);
  const asked = useAsked(hrefOf({}));

  const go = useCallback(
    (href: string) =>
      onceFollowed(() => {
        if (!mayGoTo(new URL(href, location.href))) return;
        asked.toBack();
        asked.add(href);
        pushAddress(href);
      }),
    [asked],
  );
  /** Several changes may come before the first is drawn, so that each is one of what was asked for last. */
  function another(changesOf: ChangesOf): string | undefined {
    const last = asked.last() ?? location.pathname + location.search;
    const { searchParams } = new URL(last, location.href);
    const there = parseAgendaView((name) => searchParams.get(name), today);
    const href = agendaHref({ ...there, ...changesOf(there) }, today);
    return href === last ? undefined : href;
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
      if (href === undefined) return;
      asked.add(href);
      replaceAddress(href);
    });
  }
  return { view, hrefOf, go, change, replace };
}

/** Milliseconds: what is not drawn by then came to what was there, and is not waited for. */
const LONGEST = 5_000;

/**
 * The addresses that were asked for and are not drawn yet, after `shown`. The address itself does not
 * tell: while one is drawn the framework writes it there once more, over those that came after it.
 */
function useAsked(shown: string) {
  const hrefs = useRef<readonly string[]>([]);
  const askedAt = useRef(0);
  useEffect(() => {
    const place = hrefs.current.lastIndexOf(shown);
    // All are forgotten where something else is shown.
    hrefs.current = place === -1 ? [] : hrefs.current.slice(place + 1);
  }, [shown]);
  useEffect(() => {
    const forget = () => {
      hrefs.current = [];
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  return useMemo(() => {
    const last = () =>
      performance.now() - askedAt.current < LONGEST ? hrefs.current.at(-1) : undefined;
    return {
      add: (href: string) => {
        hrefs.current = [...hrefs.current, href];
        askedAt.current = performance.now();
      },
      last,
      /** What Back leads to is what was asked for, not what was being drawn meanwhile. */
      toBack: () => {
        // With the framework's own state, so that it takes no notice.
        window.history.replaceState(window.history.state, '', last());
      },
    };
  }, []);
}
