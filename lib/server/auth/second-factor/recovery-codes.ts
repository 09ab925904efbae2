import { randomInt } from 'node:crypto';

/** Without the letters and digits that look alike on paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const AMOUNT = 10;

/** Ten codes of 49 bits, written `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => `${half()}-${half()}`);
}

/** The code as it was made out, however it was typed. */
export function normalRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${plain.slice(0, HALF)}-${plain.slice(HALF)}`;
}

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
