/** Weights of the digits, from the last before the check digit to the first. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * Whether a text is a Colombian tax number with its check digit: `900.123.456-8`, dots or none. The
 * digit is that of DIAN's order 4 of 1989: weighted sum, modulo 11, and from 2 on its complement.
 */
export function isNit(text: string): boolean {
  const [, body = '', check] = /^(\d{1,3}(?:\.\d{3}){1,4}|\d{4,15})-(\d)$/.exec(text) ?? [];
  if (check === undefined) return false;
  const digits = [...body.replaceAll('.', '')].reverse();
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return Number(check) === (rest < 2 ? rest : 11 - rest);
}
