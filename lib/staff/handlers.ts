import { ownHandler } from '@/lib/clinic/own-handler';
import type { Role } from '@/lib/contract/roles';
import type { StaffDeed, StaffLink } from './staff-deeds';

/** Who works here: for whoever runs the clinic, with the password just given. */
export const staffHandlers = {
  /**
   * Invites a colleague; answers the link that makes their account, once. With `withdrawn`, takes an
   * invitation back.
   */
  invitations: ownHandler<{
    body: { readonly email: string; readonly role: Role } | { readonly withdrawn: string };
    answer: StaffLink | { readonly status: 'ok' };
  }>({ method: 'POST', path: '/api/staff/invitations', right: 'staff.manage', asksAgain: true }),
  /** One change to somebody's account; answers the link where it makes one. */
  change: ownHandler<{
    params: { readonly id: string };
    body: StaffDeed;
    answer: Partial<StaffLink>;
  }>({ method: 'POST', path: '/api/staff/{id}', right: 'staff.manage', asksAgain: true }),
};
