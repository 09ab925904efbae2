import type { Role } from '@/lib/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import type { Theme } from '@/lib/theme';

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The person's own choice; null follows the browser. */
  readonly locale: Locale | null;
  readonly theme: Theme;
  /** Which doctor of the clinic service the person is; null where they are none, or nobody said. */
  readonly doctorId: string | null;
  /** Whether a second factor is enrolled. */
  readonly secondFactor: boolean;
}

/** Roles that reach what a stolen password must not: health records, keys, accounts. */
export function needsSecondFactor(role: Role): boolean {
  return role === 'admin' || role === 'dentist';
}
