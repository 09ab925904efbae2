import 'server-only';
import type { Role } from '@/lib/rules/roles';

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The person's own choice; null follows the browser. */
  readonly locale: 'es-CO' | 'en-US' | null;
  readonly theme: 'system' | 'light' | 'dark';
  /** Whether a second factor is enrolled. */
  readonly secondFactor: boolean;
}

export interface StaffSession {
  readonly id: string;
  readonly staff: Staff;
  /** When the session ends if nothing more happens. */
  readonly idleExpiresAt: Date;
}

/** The session these request headers carry, or null. Answers up to a second old. */
export async function readSession(_headers: Headers): Promise<StaffSession | null> {
  return null;
}

/** For pages: redirects to `/login`, or to `/second-factor` when enrolment is due. */
export async function requireSession(): Promise<StaffSession> {
  throw new Error('Not signed in');
}
