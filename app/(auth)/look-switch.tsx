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
  };
}

const PICK =
  'h-8 cursor-pointer rounded-md border border-transparent bg-transparent px-1.5 text-sm hover:border-current/40 lg:text-ink-muted max-lg:text-rail-ink [&>option]:bg-surface [&>option]:text-ink';

/** Language and theme for this browser, while nobody is signed in. */
export function LookSwitch({ locale, theme, words }: LookSwitchProps) {
  const [chosenTheme, setChosenTheme] = useState(theme);
  return (
    <div className="flex items-center gap-1">
      <select
        aria-label={words.language}
        className={PICK}
        value={locale}
        onChange={(event) => {
          const chosen = LOCALES.find((known) => known === event.target.value);
          if (chosen) keepPreference({ locale: chosen }).then(() => location.reload());
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
          keepPreference({ theme: chosen });
        }}
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {words.themes[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
