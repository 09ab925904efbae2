import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useToast } from '@/components/ui/overlays/toast';
import type { Locale } from '@/lib/i18n/locales';
import { isTheme, type Theme } from '@/lib/theme';
import { keepPreference, showTheme, THEME_SHOWN } from './preferences';

function subscribe(hear: () => void): () => void {
  window.addEventListener(THEME_SHOWN, hear);
  return () => window.removeEventListener(THEME_SHOWN, hear);
}

/**
 * Language and theme of the person who is signed in, wherever they are chosen: shown at once, and kept.
 * `initial` is the theme that the server drew the page with.
 */
export function useLook(initial: Theme) {
  const t = useTranslations('shell');
  const router = useRouter();
  const toast = useToast();
  const theme = useSyncExternalStore(
    subscribe,
    () => {
      const { theme: shown } = document.documentElement.dataset;
      return isTheme(shown) ? shown : initial;
    },
    () => initial,
  );

  async function keep(preference: { locale: Locale } | { theme: Theme }): Promise<boolean> {
    const isKept = await keepPreference(preference);
    if (!isKept) toast({ message: t('preferenceFailed') });
    return isKept;
  }

  return {
    theme,
    async chooseLocale(locale: Locale): Promise<void> {
      if (await keep({ locale })) router.refresh();
    },
    async chooseTheme(chosen: Theme): Promise<void> {
      showTheme(chosen);
      await keep({ theme: chosen });
    },
  };
}
