import { ownHandler } from '@/lib/clinic/own-handler';

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
