import type { SettingsChange } from '@/lib/kit/clinic-settings';
import { ownHandler } from '@/lib/queries/own-handler';

export const settingsHandlers = {
  /** Changes one section of the clinic's settings. */
  change: ownHandler<{ body: SettingsChange; answer: { readonly status: 'ok' } }>({
    method: 'POST',
    path: '/api/settings/clinic',
    right: 'clinic.settings',
    asksAgain: true,
  }),
};
