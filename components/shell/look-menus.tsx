'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { THEMES, type Theme } from '@/lib/theme';
import { ChoiceMenu } from './choice-menu';
import { keepPreference, showTheme } from './preferences';

/** Language and theme, kept in the person's account. */
export function LookMenus({ theme: initialTheme }: { theme: Theme }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const locale = useLocale();
  const [theme, setTheme] = useState(initialTheme);

  async function chooseLocale(chosen: Locale) {
    if (await keepPreference({ locale: chosen })) router.refresh();
    else toast({ message: t('shell.preferenceFailed') });
  }

  async function chooseTheme(chosen: Theme) {
    setTheme(chosen);
    showTheme(chosen);
    if (!(await keepPreference({ theme: chosen }))) toast({ message: t('shell.preferenceFailed') });
  }

  return (
    <>
      <ChoiceMenu
        label={`${t('language.label')}: ${locale.slice(0, 2)}`}
        trigger={
          <>
            <Icon name="globe" />
            <span className="text-xs font-medium uppercase max-sm:hidden">
              {locale.slice(0, 2)}
            </span>
          </>
        }
        value={locale}
        choices={LOCALES.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
        onChoose={chooseLocale}
      />
      <ChoiceMenu
        label={t('theme.label')}
        trigger={<Icon name={theme === 'dark' ? 'moon' : 'sun'} />}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChoose={chooseTheme}
      />
    </>
  );
}
