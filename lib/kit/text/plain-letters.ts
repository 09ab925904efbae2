/** Without accents and in lower case, for comparing what people type with what is written. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
