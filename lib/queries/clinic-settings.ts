import { useMutation } from '@tanstack/react-query';
import type { SettingsChange } from '@/lib/clinic/settings/clinic-settings';
import { callHandler } from './call-handler';

/** Sent again it changes nothing: the version that it replaces is the newest no more. */
export const useChangeSettings = () =>
  useMutation({
    mutationFn: (change: SettingsChange) =>
      callHandler('POST', '/api/settings/clinic', { body: change }),
  });
