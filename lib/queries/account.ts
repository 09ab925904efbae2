import { useMutation } from '@tanstack/react-query';
import { callHandler } from './call-handler';

export interface PasswordInput {
  readonly current: string;
  readonly next: string;
}

/** Sent again it changes nothing: the password that was the present one is it no more. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: PasswordInput) =>
      callHandler('POST', '/api/account/password', { body: input }),
  });

export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: () => callHandler('POST', '/api/account/sessions', { body: { end: 'others' } }),
  });
