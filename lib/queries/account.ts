import { accountHandlers } from '@/lib/auth/handlers';
import { callOwn } from './call-own';

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
