import { useMutation } from '@tanstack/react-query';
import type { Role } from '@/lib/contract/roles';
import type { StaffDeed, StaffLink } from '@/lib/staff/staff-deeds';
import { callHandler } from './call-handler';

const INVITATIONS = '/api/staff/invitations';

// Our own handlers answer with these very types. Asked again, each does nothing more than once would:
// another link takes the place of the one before.

export const useInvite = () =>
  useMutation({
    mutationFn: async (invitation: { readonly email: string; readonly role: Role }) =>
      (await callHandler('POST', INVITATIONS, { body: invitation })) as StaffLink,
  });

export const WITHDRAW_INVITATION = {
  id: 'staff.withdraw',
  call: ({ email }: { readonly email: string }) =>
    callHandler('POST', INVITATIONS, { body: { withdrawn: email } }),
};

export const useStaffDeed = (staffId: string) =>
  useMutation({
    mutationFn: async (deed: StaffDeed) => {
      const path = `/api/staff/${encodeURIComponent(staffId)}` as const;
      return (await callHandler('POST', path, { body: deed })) as Partial<StaffLink>;
    },
  });
