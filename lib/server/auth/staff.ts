import 'server-only';
import * as z from 'zod/mini';
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

/** What the accounts library takes for an address; it refuses others only once it makes an account. */
const staffEmail = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** No account can be made for this address. */
export class StaffEmailError extends Error {
  constructor() {
    // Not repeated: what came may hold characters that a terminal obeys.
    super('That is not an e-mail address an account can have, such as name@clinic.example.');
    this.name = 'StaffEmailError';
  }
}

/** The address as accounts have it. Throws `StaffEmailError`. */
export function asStaffEmail(given: string): string {
  const parsed = staffEmail.safeParse(given);
  if (!parsed.success) throw new StaffEmailError();
  return parsed.data;
}

export function isStaffEmail(given: string): boolean {
  return staffEmail.safeParse(given).success;
}
