/** Of deriving a key from a password by scrypt: N = 2^ln. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 34 MB for each derivation, and a core for about a fifth of a second. */
export const PASSWORD_COST: PasswordCost = { ln: 15, r: 8, p: 3 };
