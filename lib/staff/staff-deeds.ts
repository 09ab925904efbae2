import type { Role } from '@/lib/contract/roles';

/** What whoever runs the clinic does to somebody's account, one at a time. */
export type StaffDeed =
  | { readonly deed: 'change-role'; readonly role: Role }
  | { readonly deed: 'change-doctor'; readonly doctorId: string | null }
  | { readonly deed: PlainDeed };

/** What needs nothing said beside it. */
export type PlainDeed = 'disable' | 'enable' | 'end-sessions' | 'lift-locks' | 'link-back';

/** Where somebody makes an account, or gets back into theirs: given once, to be handed on. */
export interface StaffLink {
  readonly email: string;
  readonly link: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/**
 * Why something is not done to an account: there is none of this id, or no open invitation; it is one's
 * own, whose rights another administrator takes; it is one of the demonstration, with which everybody
 * comes in; it is out of use, and a link would bring it back without saying so.
 */
export class StaffDeedError extends Error {
  constructor(
    readonly code:
      | 'NOT_FOUND'
      | 'INVITATION_GONE'
      | 'OWN_ACCOUNT'
      | 'DEMO_ACCOUNT'
      | 'ACCOUNT_DISABLED',
  ) {
    super(`The account stays as it is: ${code}`);
    this.name = 'StaffDeedError';
  }
}
