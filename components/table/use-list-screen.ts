'use client';

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type UseQueryStatesKeysMap, useQueryStates, type Values } from 'nuqs';
import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE } from '@/components/use-debounced-value';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { type parseAsPage, parseAsSearch } from '@/lib/url-parsers';

/** The load that failed on the server, and the address it was for. */
export type FailedLoad = { readonly href: string; readonly problem: PageProblem } | undefined;

interface ListParams extends UseQueryStatesKeysMap {
  readonly search: typeof parseAsSearch;
  readonly page: typeof parseAsPage;
}

interface ListScreen<Params extends ListParams, Found, Key extends QueryKey> {
  /** What the address of the screen says: the search, the page and its own filters. */
  readonly params: Params;
  readonly href: (view: Values<Params>) => string;
  readonly query: (view: Values<Params>) => UseQueryOptions<Found, Error, Found, Key>;
  readonly failed: FailedLoad;
}

/**
 * A list through a search and filters: the view that its address says, what was found for it, and the
 * text in the search box, which runs ahead of the address while one types.
 */
export function useListScreen<Params extends ListParams, Found, Key extends QueryKey>({
  params,
  href,
  query,
  failed,
}: ListScreen<Params, Found, Key>) {
  const [view, setView] = useQueryStates(params);
  const list = useQuery(query(view));
  const box = useSearchBox({
    // Replaced, not pushed: Back leaves the search instead of undoing it letter by letter.
    onSearch: (search) =>
      void setView((before) => ({ ...before, search, page: 1 }), { history: 'replace' }),
    isHere: () => new URL(href(view), window.location.href).pathname === window.location.pathname,
  });
  // While the first attempt of the browser is under way, what the server met is still the truth.
  const untold = list.isPending && failed?.href === href(view) ? failed.problem : undefined;
  return {
    view,
    list,
    problem: list.error ?? (untold && toProblem(untold)),
    ...box,
    /** The rows on the screen belong to the filters before. */
    isStale: box.isAhead || list.isPlaceholderData,
    /** Shows another view from its first page on, which Back undoes. */
    change: (changes: Partial<Values<Params>>) =>
      void setView((before) => ({ ...before, ...changes, page: 1 }), { history: 'push' }),
    hrefOf: (changes: Partial<Values<Params>>) => href({ ...view, ...changes }),
  };
}

interface SearchBox {
  readonly onSearch: (search: string) => void;
  /** Whether the address is still that of this screen, and not of one that comes in its place. */
  readonly isHere: () => boolean;
}

/**
 * The text in a search box, which is searched once one pauses. A change of the address that did not
 * come from the box (a filter, Back) refills it.
 */
function useSearchBox({ onSearch, isHere }: SearchBox) {
  const shown = searchIn(useSearchParams());
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  // What the address says, and what it will: the framework draws one search after the other.
  const [searched, setSearched] = useState<readonly string[]>([shown]);
  if (shown !== seen) {
    setSeen(shown);
    const followed = searched.indexOf(shown, 1);
    if (followed === -1) setText(shown);
    setSearched(followed === -1 ? [shown] : searched.slice(followed));
  }
  const last = searched.at(-1);

  function search(typed: string): void {
    const wanted = parseAsSearch.parse(typed) ?? '';
    if (wanted === last || !isHere()) return;
    setSearched((before) => [...before, wanted]);
    onSearch(wanted);
  }
  const searchTyped = useEffectEvent(search);
  // Skips a search equal to the last one, as after Enter or Back.
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  // Back may take away a search that was never drawn: then nothing changes that would refill the box.
  const onStep = useEffectEvent(() => {
    if (!isHere()) return;
    const here = searchIn(new URLSearchParams(window.location.search));
    setText(here);
    setSearched([here]);
  });
  useEffect(() => {
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      if (typed === '') search('');
    },
    searchNow: () => search(text),
    /** Whether the box says something that was not searched yet. */
    isAhead: (parseAsSearch.parse(text) ?? '') !== shown,
  };
}

function searchIn(params: URLSearchParams): string {
  return parseAsSearch.parse(params.get('search') ?? '') ?? '';
}
