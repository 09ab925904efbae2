'use client';

import { useState } from 'react';
import { keepPreference, showTheme } from '@/components/shell/preferences';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { THEMES, type Theme } from '@/lib/theme';

interface LookSwitchProps {
  locale: Locale;
  theme: Theme;
  words: {
    language: string;
    theme: string;
    languages: Readonly<Record<Locale, string>>;
    themes: Readonly<Record<Theme, string>>;
    failed: string;
  };
}

const PICK =
  'h-8 cursor-pointer rounded-md border border-transparent bg-transparent px-1.5 text-sm hover:border-current/40 lg:text-ink-muted max-lg:text-rail-ink [&>option]:bg-surface [&>option]:text-ink';

/** Language and theme for this browser, while nobody is signed in. */
export function LookSwitch({ locale, theme, words }: LookSwitchProps) {
  const [chosenTheme, setChosenTheme] = useState(theme);
  const [failed, setFailed] = useState(false);

  async function keep(preference: { locale: Locale } | { theme: Theme }): Promise<boolean> {
    setFailed(false);
    const kept = await keepPreference(preference);
    setFailed(!kept);
    return kept;
  }

  async function chooseLocale(chosen: Locale) {
    if (await keep({ locale: chosen })) location.reload();
  }

  return (
    <div className="relative flex items-center gap-1">
      <select
        aria-label={words.language}
        className={PICK}
        value={locale}
        onChange={(event) => {
          const chosen = LOCALES.find((known) => known === event.target.value);
          if (chosen) void chooseLocale(chosen);
        }}
      >
        {LOCALES.map((known) => (
          <option key={known} value={known} lang={known}>
            {words.languages[known]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.theme}
        className={PICK}
        value={chosenTheme}
        onChange={(event) => {
          const chosen = THEMES.find((known) => known === event.target.value);
          if (!chosen) return;
          setChosenTheme(chosen);
          showTheme(chosen);
          void keep({ theme: chosen });
        }}
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {words.themes[known]}
          </option>
        ))}
      </select>
      <p
        role="alert"
        className="absolute top-full right-0 w-max max-w-72 rounded-md bg-surface px-2 py-1 text-sm text-danger empty:hidden"
      >
        {failed && words.failed}
      </p>
    </div>
  );
}
