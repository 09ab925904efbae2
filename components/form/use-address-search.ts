'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE } from '@/components/use-settled';
import type { ReadParam } from '@/lib/address-params';
import { replaceAddress } from '@/lib/show-address';

interface Searched {
  readonly search: string;
  readonly page: number;
}

interface Address<View extends Searched> {
  readonly parse: (read: ReadParam) => View;
  readonly hrefOf: (view: View) => string;
}

/**
 * The view in the address, and the text in the box that runs ahead of it while one types. The
 * address is the truth: a change that did not come from the box (a filter, Back) refills the box.
 */
export function useAddressSearch<View extends Searched>({ parse, hrefOf }: Address<View>) {
  const params = useSearchParams();
  const view = parse((name) => params.get(name));
  const [text, setText] = useState(view.search);
  const [seen, setSeen] = useState(view.search);
  // What the address says, and what it will, a moment later and sometimes by way of an earlier search.
  const [searched, setSearched] = useState<readonly string[]>([view.search]);
  const searchTyped = useEffectEvent((value: string) => search(value));
  // Searching what was searched already, as after Enter or Back, does nothing.
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  // Back may take away a search that was never drawn: then nothing changes that would refill the box.
  const onStep = useEffectEvent(() => {
    const here = addressed();
    if (here === undefined) return;
    setText(here.search);
    setSearched([here.search]);
  });
  useEffect(() => {
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);

  if (view.search !== seen) {
    setSeen(view.search);
    const followed = searched.indexOf(view.search, 1);
    if (followed === -1) setText(view.search);
    setSearched(followed === -1 ? [view.search] : searched.slice(followed));
  }

  function search(value: string): void {
    const current = addressed();
    const wanted = trimmed(value);
    if (current === undefined || wanted === current.search) return;
    setSearched((before) => [...before, wanted]);
    // Replaced, not pushed: Back leaves the search instead of undoing it letter by letter.
    replaceAddress(hrefOf({ ...current, search: wanted, page: 1 }));
  }

  /** What the address says now, a moment before it is drawn; nothing where it is another page's. */
  function addressed(): View | undefined {
    const { href, pathname, search: query } = window.location;
    const params = new URLSearchParams(query);
    const now = parse((name) => params.get(name));
    return new URL(hrefOf(now), href).pathname === pathname ? now : undefined;
  }

  /** What the address will hold of it, so that both can be compared. */
  function trimmed(value: string): string {
    return parse((name) => (name === 'search' ? value : undefined)).search;
  }

  return {
    view,
    text,
    type: (value: string) => {
      setText(value);
      if (value === '') search('');
    },
    searchNow: () => search(text),
    /** Whether the box says something that was not searched yet. */
    isAhead: trimmed(text) !== view.search,
  };
}
