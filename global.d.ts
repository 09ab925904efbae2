import type { Locale as AppLocale } from '@/lib/i18n/locales';
import type messages from './messages/es-CO.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: typeof messages;
  }
}
