'use client';

import { type Messages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from './locales';

type Some = Partial<Messages>;

const Around = createContext<Some>({});

/** A page's words are the same for everyone who speaks its language: read once, not per request. */
const known = new Map<string, Some>();

function read(words: string): Some {
  const before = known.get(words);
  if (before) return before;
  const parsed: Some = JSON.parse(words);
  known.set(words, parsed);
  return parsed;
}

interface WordsProps {
  locale: Locale;
  timeZone: string;
  /** Namespaces of messages as JSON; those around this provider stay. */
  words: string;
  children: ReactNode;
}

/**
 * Gives client components their words. They come as one text: as an object, the renderer would
 * walk through each of them for every request, and once more to read them.
 */
export function Words({ locale, timeZone, words, children }: WordsProps) {
  const around = useContext(Around);
  const messages = useMemo(() => ({ ...around, ...read(words) }), [around, words]);
  return (
    <Around value={messages}>
      <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
        {children}
      </NextIntlClientProvider>
    </Around>
  );
}
