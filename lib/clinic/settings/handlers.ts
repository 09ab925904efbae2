import { ownHandler } from '@/lib/clinic/own-handler';
import type { SettingsChange } from './clinic-settings';

export const settingsHandlers = {
  /** Changes one section of the clinic's settings. */
  change: ownHandler<{ body: SettingsChange; answer: { readonly status: 'ok' } }>({
    method: 'POST',
    path: '/api/settings/clinic',
    right: 'clinic.settings',
    asksAgain: true,
  }),
};
