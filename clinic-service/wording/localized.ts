/** A text in both languages of the service. */
export type Localized = Readonly<Record<'es-CO' | 'en-US', string>>;

export function localized(es: string, en: string): Localized {
  return { 'es-CO': es, 'en-US': en };
}
