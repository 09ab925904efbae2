import type { Messages } from 'next-intl';
import { getLocale, getMessages, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from './locales';
import { Words } from './words';

/** By catalogue, then by namespaces. */
const written = new WeakMap<object, Map<string, string>>();

function wordsOf(all: Partial<Messages>, namespaces: readonly (keyof Messages)[]): string {
  const known = written.get(all) ?? new Map<string, string>();
  written.set(all, known);
  const key = namespaces.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const words = JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, all[name]])));
  known.set(key, words);
  return words;
}

/**
 * Hands the browser the words of the given namespaces, on top of those around it, and no others:
 * the whole catalogue would be the largest thing on the page.
 */
export async function ClientMessages({
  namespaces,
  language,
  children,
}: {
  namespaces: readonly (keyof Messages)[];
  /** Of what is for somebody else to read; the page's own without it. */
  language?: Locale;
  children: ReactNode;
}) {
  const [own, timeZone, all] = await Promise.all([
    getLocale(),
    getTimeZone(),
    getMessages(language && { locale: language }),
  ]);
  const locale = language ?? own;
  return (
    <Words locale={locale} timeZone={timeZone} words={wordsOf(all, namespaces)}>
      {children}
    </Words>
  );
}
