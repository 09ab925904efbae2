'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useLook } from '@/components/shell/use-look';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import { isTheme, THEMES, type Theme } from '@/lib/theme';

/** Language and appearance, kept as soon as they are chosen. */
export function Look({ theme: initialTheme }: { theme: Theme }) {
  const t = useTranslations();
  const locale = useLocale();
  const { theme, chooseLocale, chooseTheme } = useLook(initialTheme);

  return (
    <Card id="look" title={t('account.look')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('language.label')}>
          {(control) => (
            <TypedSelect
              {...control}
              value={locale}
              onChoose={(value) => isLocale(value) && void chooseLocale(value)}
            >
              {LOCALES.map((value) => (
                <option key={value} value={value} lang={value}>
                  {t(`language.${value}`)}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
        <Field label={t('theme.label')}>
          {(control) => (
            <TypedSelect
              {...control}
              value={theme}
              onChoose={(value) => isTheme(value) && void chooseTheme(value)}
            >
              {THEMES.map((value) => (
                <option key={value} value={value}>
                  {t(`theme.${value}`)}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
      </div>
    </Card>
  );
}
