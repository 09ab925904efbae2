import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

interface LanguageSwitchProps {
  current: Locale;
  hrefOf: (language: Locale) => string;
}

/** The language of a sheet, which is its reader's and not that of who prints it. */
export function LanguageSwitch({ current, hrefOf }: LanguageSwitchProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t('odontogram.planSheet.language')}>
      <ul className="flex rounded-md border border-line-strong/55 bg-surface">
        {LOCALES.map((language) => (
          <li key={language}>
            <Link
              href={hrefOf(language)}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              className="flex h-9 items-center rounded-md px-3 font-medium text-ink-muted no-underline hover:text-ink touch:h-11 aria-[current]:bg-accent-soft aria-[current]:text-accent"
            >
              {t(`language.${language}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
