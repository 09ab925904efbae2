import type { Locale as AppLocale } from '@/lib/i18n/locales';
import type messages from './messages/es-CO.json';

declare global {
  /** The HTTP server in front of the framework (`front/main.mjs`), where that runs this process. */
  var clinicAdminFront:
    | {
        /** Header in which it writes the address of the socket. */
        readonly addressHeader: string;
        /** Begins a task when the process is to end, and waits for it: `answered` is the last request. */
        readonly atEnd: (task: (answered: Promise<void>) => Promise<void>) => void;
      }
    | undefined;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: typeof messages;
  }
}
