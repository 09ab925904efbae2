/** Weights of the digits, from the last before the check digit to the first. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
/** The number itself, with dots or without, and its check digit. */
const NIT = /^(\d{1,3}(?:\.\d{3}){1,4}|\d{4,15})-(\d)$/;

/** Whether a text is a Colombian tax number with its check digit: `900.123.456-8`, dots or none. */
export function isNit(text: string): boolean {
  const [, , check] = NIT.exec(text) ?? [];
  return check !== undefined && check === nitCheckDigit(text);
}

/**
 * The check digit that a tax number written with one should have, by DIAN's order 4 of 1989: weighted
 * sum, modulo 11, and from 2 on its complement. Undefined of what is not written so.
 */
export function nitCheckDigit(text: string): string | undefined {
  const [, body] = NIT.exec(text) ?? [];
  if (body === undefined) return undefined;
  const digits = [...body.replaceAll('.', '')].reverse();
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
}
