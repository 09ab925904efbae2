import { readFileSync } from 'node:fs';
import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

/** What the interface says in a language: the same messages, by the same keys. */
export function wordsOf(locale: Locale) {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url);
  const messages: Messages = JSON.parse(readFileSync(file, 'utf8'));
  return createTranslator({ locale, messages });
}

export type Words = ReturnType<typeof wordsOf>;
