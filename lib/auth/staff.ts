import type { Role } from '@/lib/rules/roles';

export const STAFF_LOCALES = ['es-CO', 'en-US'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;

export type StaffLocale = (typeof STAFF_LOCALES)[number];
export type Theme = (typeof THEMES)[number];

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The person's own choice; null follows the browser. */
  readonly locale: StaffLocale | null;
  readonly theme: Theme;
  /** Whether a second factor is enrolled. */
  readonly secondFactor: boolean;
}

/** Roles that reach what a stolen password must not: health records, keys, accounts. */
export function needsSecondFactor(role: Role): boolean {
  return role === 'admin' || role === 'dentist';
}
