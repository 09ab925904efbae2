import { COMMON_PASSWORDS } from './common-passwords';

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

/** Code of what is wrong with a new password. */
export type PasswordFault =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_IS_EMAIL'
  | 'PASSWORD_COMMON';

/** Length over symbols: what is long, not guessable from the account, and not on every list. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return 'PASSWORD_TOO_SHORT';
  if (password.length > MAX_PASSWORD) return 'PASSWORD_TOO_LONG';
  const plain = simplified(password);
  const address = email.toLowerCase();
  if (plain === simplified(address) || plain === simplified(address.split('@')[0] ?? '')) {
    return 'PASSWORD_IS_EMAIL';
  }
  // One or two characters over and over, or a list's word with digits around it.
  if (new Set(plain).size < 4 || COMMON_PASSWORDS.has(plain)) return 'PASSWORD_COMMON';
  return COMMON_PASSWORDS.has(plain.replace(/^\d+|\d+$/g, '')) ? 'PASSWORD_COMMON' : null;
}

function simplified(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
