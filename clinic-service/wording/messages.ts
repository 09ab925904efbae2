import type { Principal } from '../auth/principal';
import { type Localized, localized } from './localized';

const ODONTOGRAM_MESSAGES = {
  'odontogram.register-finding': localized('Hallazgo registrado.', 'Finding registered.'),
  'odontogram.register-findings': localized('Hallazgos actualizados.', 'Findings updated.'),
  'odontogram.change-finding': localized('Hallazgo actualizado.', 'Finding updated.'),
  'odontogram.remove-finding': localized('Hallazgo retirado.', 'Finding removed.'),
  'odontogram.set-dentition-mode': localized('Dentición actualizada.', 'Dentition updated.'),
  'odontogram.set-tooth-dentition': localized(
    'Dentición del diente actualizada.',
    'Dentition of the tooth updated.',
  ),
  'odontogram.sign': localized('Odontograma firmado.', 'Chart signed.'),
};

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
