'use client';

import { useQueryStates } from 'nuqs';
import { useCallback, useMemo, useRef } from 'react';
import {
  type AgendaView,
  agendaHref,
  agendaParams,
  agendaParamsOf,
  agendaViewOf,
  hrefOfParams,
  loadAgendaParams,
} from '@/lib/agenda/shared/agenda-view';
import { goTo } from '@/lib/leave-guard';

/**
 * Milliseconds. Steps that follow each other within them are one step of Back. Each as an entry of its own
 * would be lost: the framework writes an address again once it is drawn, over an entry that came after it.
 */
const QUICK = 1_000;

/** A change of the view. It gets the last view asked for, which may not be drawn yet. */
export type ChangesOf = (there: AgendaView) => Partial<AgendaView>;

/** The view that the address asks for, and the ways to another. The screen loads what changes. */
export function useAgendaView(today: string) {
  const [params, setParams] = useQueryStates(agendaParams);
  const view = useMemo(() => agendaViewOf(params, today), [params, today]);
  const lastStep = useRef({ href: '', at: 0 });
  const hrefOf = (changes: Partial<AgendaView>) => agendaHref({ ...view, ...changes }, today);

  function write(changesOf: ChangesOf, history: 'push' | 'replace'): void {
    void setParams(
      (last) => {
        const there = agendaViewOf(last, today);
        return agendaParamsOf({ ...there, ...changesOf(there) }, today);
      },
      { history },
    );
  }
  /** Follows an address of the agenda, unless a form would be lost and the person stays. */
  const go = useCallback(
    (href: string) => {
      const address = new URL(href, location.href);
      goTo(
        address,
        () => void setParams(loadAgendaParams(address.searchParams), { history: 'push' }),
      );
    },
    [setParams],
  );
  function change(changesOf: ChangesOf): void {
    const href = hrefOf(changesOf(view));
    const shown = hrefOfParams(params);
    if (href === shown) return;
    goTo(new URL(href, location.href), () => {
      const { href: stepped, at } = lastStep.current;
      const isQuick = stepped === shown && performance.now() - at < QUICK;
      lastStep.current = { href, at: performance.now() };
      write(changesOf, isQuick ? 'replace' : 'push');
    });
  }
  /** For changes that Back does not undo, such as the date of a booking under way. */
  function replace(changesOf: ChangesOf): void {
    write(changesOf, 'replace');
  }
  return { view, hrefOf, go, change, replace };
}
