const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Any two of language, appearance and width meet once; what takes all three at a time is missed. */
export const LOOKS = [
  { locale: 'es-CO', colorScheme: 'light', viewport: WIDE },
  { locale: 'en-US', colorScheme: 'dark', viewport: WIDE },
  { locale: 'es-CO', colorScheme: 'dark', viewport: PHONE },
  { locale: 'en-US', colorScheme: 'light', viewport: PHONE },
] as const;
