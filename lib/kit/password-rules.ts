export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

/** Codes of what is wrong with a new password. */
export const PASSWORD_FAULTS = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_PERSONAL',
  'PASSWORD_COMMON',
  'PASSWORD_PATTERN',
] as const;

export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

/** What a browser can tell without the lists of common passwords. */
export function lengthFault(password: string): PasswordFault | null {
  if ([...password].length < MIN_PASSWORD) return 'PASSWORD_TOO_SHORT';
  return password.length > MAX_PASSWORD ? 'PASSWORD_TOO_LONG' : null;
}
