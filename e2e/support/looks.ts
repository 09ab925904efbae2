/** Each is looked at in both appearances: `expectAccessibleInBoth`. */
export const LOOKS = [
  { locale: 'es-CO', viewport: { width: 1440, height: 900 } },
  { locale: 'en-US', viewport: { width: 390, height: 844 } },
] as const;
