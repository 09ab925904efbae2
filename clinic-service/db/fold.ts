import { plainLetters } from '@/lib/kit/text/plain-letters';

/**
 * Without accents and in lower case, the same as the database's `fold` for every Latin letter
 * (a test compares them). Done here because the planner would run it once per condition.
 */
export function fold(text: string): string {
  return plainLetters(text).normalize('NFC');
}

/** As `fold`, with ñ behind n as `patient_sort_key` has it. */
export function foldForSorting(text: string): string {
  return fold(text.normalize('NFC').replace(/[ñÑ]/g, 'n~'));
}

/** With the wildcards of LIKE taken literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
