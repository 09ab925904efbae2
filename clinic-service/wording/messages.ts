import type { Principal } from '../auth/principal';
import type { Localized } from './localized';
import { ODONTOGRAM_MESSAGES } from './odontogram';

/** What envelope A says of a success, by operation. For people; no client may depend on it. */
const MESSAGES: Readonly<Record<string, Localized>> = {
  ...ODONTOGRAM_MESSAGES,
  'schedules.replace': {
    'es-CO': 'El horario quedó guardado.',
    'en-US': 'The schedule has been saved.',
  },
};

export function messageOf(operation: string, locale: Principal['locale']): string | undefined {
  return MESSAGES[operation]?.[locale];
}
