import type { DentitionMode } from '@/lib/odontogram/rules/fdi';

/** The first permanent molars come at about six, the last temporary teeth go at about twelve. */
const FIRST_PERMANENT = 6;
const LAST_TEMPORARY = 12;

/** The dentition that is usual at an age, in whole years. */
export function usualMode(years: number): DentitionMode {
  if (years < FIRST_PERMANENT) return 'child';
  return years < LAST_TEMPORARY ? 'mixed' : 'adult';
}
