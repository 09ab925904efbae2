import { sendJson } from '@/components/form/send-json';
import type { Locale } from '@/lib/i18n/locales';
import type { Theme } from '@/lib/theme';

/** In the account of who is signed in, and in this browser. Whether it could be kept. */
export async function keepPreference(preference: { locale: Locale } | { theme: Theme }) {
  return (await sendJson('PATCH', '/api/account/preferences', preference)).ok;
}

/** At once, before anything is kept. */
export function showTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(THEME_SHOWN));
}

/** Told to whatever shows which one is chosen. */
export const THEME_SHOWN = 'clinic-admin:theme-shown';
