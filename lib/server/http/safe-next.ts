const BASE = 'http://same.origin';
/** Where nothing is that a person could look at. */
const NO_PAGE = /^\/(?:api|_next)(?:\/|$)/i;

/**
 * Where to go after sign-in: `next` when it is a page of this application, else `/`. A browser
 * reads `//host`, `/\host` and a path with control characters as another site.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, BASE)) return '/';
  const url = new URL(next, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (NO_PAGE.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
