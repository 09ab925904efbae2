import { useMemo, useSyncExternalStore } from 'react';

/** Stands in for `next/navigation` in tests of components: where they lead to is kept. */
export const leads: string[] = [];

const router = {
  push: (href: string) => leads.push(href),
  replace: (href: string) => leads.push(href),
  refresh: () => undefined,
  prefetch: () => undefined,
};

export const useRouter = () => router;
export const usePathname = () => '/';

/** Follows the history of the page, as the framework does. */
export function useSearchParams() {
  const search = useSyncExternalStore(followHistory, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

function followHistory(tell: () => void) {
  const { pushState, replaceState } = window.history;
  window.history.pushState = (...step) => {
    pushState.apply(window.history, step);
    tell();
  };
  window.history.replaceState = (...step) => {
    replaceState.apply(window.history, step);
    tell();
  };
  window.addEventListener('popstate', tell);
  return () => {
    Object.assign(window.history, { pushState, replaceState });
    window.removeEventListener('popstate', tell);
  };
}
