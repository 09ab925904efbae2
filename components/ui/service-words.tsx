'use client';

import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';

/** The language in which the clinic service words its labels. */
const ServiceLanguage = createContext<string | undefined>(undefined);

export function ServiceLanguageProvider({
  language,
  children,
}: {
  language: string;
  children: ReactNode;
}) {
  return <ServiceLanguage value={language}>{children}</ServiceLanguage>;
}

/** The `lang` of a label of the service; undefined where the page is in that language anyway. */
export function useServiceLanguage(): string | undefined {
  const language = useContext(ServiceLanguage);
  return language === useLocale() ? undefined : language;
}

/** A label as the service words it, marked with its language where the page has another one. */
export function ServiceWords({ children }: { children: ReactNode }) {
  const lang = useServiceLanguage();
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
