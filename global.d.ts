import type { Locale as AppLocale } from '@/lib/i18n/locales';
import type messages from './messages/es-CO.json';

declare global {
  /** Set by `scripts/support/front.mjs`, where that was loaded before the application. */
  var clinicAdminFront: { readonly addressHeader: string } | undefined;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: typeof messages;
  }
}
