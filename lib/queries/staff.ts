import type { Role } from '@/lib/contract/roles';
import { staffHandlers } from '@/lib/staff/handlers';
import type { StaffDeed } from '@/lib/staff/staff-deeds';
import { callOwn } from './call-own';

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
