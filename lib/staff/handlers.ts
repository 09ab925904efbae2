import type { Role } from '@/lib/contract/roles';
import { ownHandler } from '@/lib/queries/own-handler';
import type { StaffDeed, StaffLink } from './staff-deeds';

const invitations = { method: 'POST', path: '/api/staff/invitations' } as const;

/** Who works here: for whoever runs the clinic, with the password just given. */
export const staffHandlers = {
  /** Invites a colleague; answers the link that makes their account, once. */
  invite: ownHandler<{
    body: { readonly email: string; readonly role: Role };
    answer: StaffLink;
  }>({ ...invitations, right: 'staff.manage', asksAgain: true }),
  /** Takes an invitation back. */
  withdraw: ownHandler<{
    body: { readonly withdrawn: string };
    answer: { readonly status: 'ok' };
  }>({ ...invitations, right: 'staff.manage', asksAgain: true }),
  /** One change to somebody's account; answers the link where it makes one. */
  change: ownHandler<{
    params: { readonly id: string };
    body: StaffDeed;
    answer: Partial<StaffLink>;
  }>({ method: 'POST', path: '/api/staff/{id}', right: 'staff.manage', asksAgain: true }),
};

/** The account of the person who asks. */
export const accountHandlers = {
  password: ownHandler<{
    body: { readonly current: string; readonly next: string };
    answer: { readonly status: 'changed' };
  }>({
    method: 'POST',
    path: '/api/account/password',
    right: 'signed-in',
    action: 'account.password',
  }),
  /** Signs the person out everywhere else. */
  endSessions: ownHandler<{
    body: { readonly end: 'others' };
    answer: { readonly status: 'ended' };
  }>({
    method: 'POST',
    path: '/api/account/sessions',
    right: 'signed-in',
    action: 'account.end-sessions',
  }),
};
