import type { Role } from '@/lib/contract/roles';
import { callOwn } from '@/lib/queries/call-own';
import { accountHandlers, staffHandlers } from './handlers';
import type { StaffDeed } from './staff-deeds';

// Asked again, each does nothing more than once would: another link takes the place of the one before.

export const INVITE = {
  id: 'staff.invite',
  call: (invitation: { readonly email: string; readonly role: Role }) =>
    callOwn(staffHandlers.invite, { body: invitation }),
};

export const WITHDRAW_INVITATION = {
  id: 'staff.withdraw',
  call: ({ email }: { readonly email: string }) =>
    callOwn(staffHandlers.withdraw, { body: { withdrawn: email } }),
};

/** One change to somebody's account. */
export const MANAGE = {
  id: 'staff.manage',
  call: ({ staffId, deed }: { readonly staffId: string; readonly deed: StaffDeed }) =>
    callOwn(staffHandlers.change, { params: { id: staffId }, body: deed }),
};

/** Sent again it changes nothing: the password that was the present one is it no more. */
export const CHANGE_PASSWORD = {
  id: 'account.password',
  call: (input: { readonly current: string; readonly next: string }) =>
    callOwn(accountHandlers.password, { body: input }),
};

export const END_OTHER_SESSIONS = {
  id: 'account.sessions',
  call: () => callOwn(accountHandlers.endSessions, { body: { end: 'others' } }),
};
