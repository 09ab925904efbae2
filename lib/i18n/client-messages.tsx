import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Shared primitives speak from these, so they come along with every screen. */
const SHARED = ['common', 'errors'] as const;

/**
 * Hands the browser the words of the given namespaces (and the shared ones) and no others: the
 * whole catalogue would be the largest thing on the page. A nested one replaces its parent.
 */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  const all: Partial<Messages> = await getMessages();
  const wanted = new Set<string>([...SHARED, ...namespaces]);
  const picked = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
