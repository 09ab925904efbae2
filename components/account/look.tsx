'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { keepPreference, showTheme } from '@/components/shell/preferences';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useToast } from '@/components/ui/toast';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import { isTheme, THEMES, type Theme } from '@/lib/theme';

/** Language and appearance, kept as soon as they are chosen. */
export function Look({ theme: initialTheme }: { theme: Theme }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const locale = useLocale();
  const [theme, setTheme] = useState(initialTheme);

  async function chooseLocale(chosen: string): Promise<void> {
    if (!isLocale(chosen)) return;
    if (await keepPreference({ locale: chosen })) router.refresh();
    else toast({ message: t('shell.preferenceFailed') });
  }

  async function chooseTheme(chosen: string): Promise<void> {
    if (!isTheme(chosen)) return;
    setTheme(chosen);
    showTheme(chosen);
    if (!(await keepPreference({ theme: chosen }))) toast({ message: t('shell.preferenceFailed') });
  }

  return (
    <Card title={t('account.look')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('language.label')}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={({ target }) => void chooseLocale(target.value)}
            >
              {LOCALES.map((value) => (
                <option key={value} value={value} lang={value}>
                  {t(`language.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('theme.label')}>
          {(control) => (
            <Select
              {...control}
              value={theme}
              onChange={({ target }) => void chooseTheme(target.value)}
            >
              {THEMES.map((value) => (
                <option key={value} value={value}>
                  {t(`theme.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  );
}
