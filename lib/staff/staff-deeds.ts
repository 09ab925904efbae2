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
