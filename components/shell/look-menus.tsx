'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LOCALES } from '@/lib/i18n/locales';
import { THEMES, type Theme } from '@/lib/theme';
import { ChoiceMenu } from './choice-menu';
import { useLook } from './use-look';

/** Language and theme, kept in the person's account. */
export function LookMenus({ theme: initialTheme }: { theme: Theme }) {
  const t = useTranslations();
  const locale = useLocale();
  const { theme, chooseLocale, chooseTheme } = useLook(initialTheme);

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
