import { localized } from './localized';

export const ODONTOGRAM_MESSAGES = {
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
