import { MAX_PESOS } from '@/lib/contract/limits';

/** What a person typed for an amount: nothing, whole pesos, or neither. */
export type TypedMoney =
  | { readonly kind: 'none' }
  | { readonly kind: 'pesos'; readonly pesos: number }
  | { readonly kind: 'refused'; readonly why: WrongMoney };

/**
 * `fraction`: there are no cents in a price here. `negative`: below zero. `amount`: no amount, or one that
 * could be two.
 */
export type WrongMoney = 'amount' | 'negative' | 'fraction' | 'tooMuch';

const SIGN = /^(?:cop\s*)?\$?\s*|\s*(?:cop|\$)$/gi;
/** A minus, a dash or what a keyboard has for one, before or behind the sign of pesos. */
const NEGATIVE = /^(?:cop\s*)?\$?\s*[-−–]\s*\$?\s*\d/i;
const PLAIN = /^\d+$/;
/** Thousands, with one and the same separator between them all. */
const GROUPED = /^[1-9]\d{0,2}(?:([., '’])\d{3})(?:\1\d{3})*$/;
/** Cents after an amount whose thousands are written otherwise, or not at all and are plain to see. */
const CENTS = /^(.+)([.,])(\d{1,2})$/;

/**
 * Reads an amount as people write it, with the separators of either language: `60000`, `60.000`,
 * `$ 60.000`, `60,000`, `60 000`, `60.000,00`. It never guesses: `60.00` may be sixty pesos or the
 * beginning of sixty thousand, and is refused.
 */
export function readTypedMoney(text: string): TypedMoney {
  if (NEGATIVE.test(text.trim())) return refused('negative');
  const typed = text.trim().replace(/\s+/g, ' ').replace(SIGN, '');
  if (typed === '') return text.trim() === '' ? { kind: 'none' } : refused('amount');
  if (isWhole(typed)) return pesos(typed);
  const [, whole = '', separator = '', cents = ''] = CENTS.exec(typed) ?? [];
  const isPlain = PLAIN.test(whole) && whole.length > 3;
  const isGrouped = GROUPED.test(whole) && !whole.includes(separator);
  if (!isPlain && !isGrouped) return refused('amount');
  return Number(cents) === 0 ? pesos(whole) : refused('fraction');
}

function isWhole(typed: string): boolean {
  return PLAIN.test(typed) || GROUPED.test(typed);
}

function pesos(whole: string): TypedMoney {
  const amount = Number(whole.replace(/\D/g, ''));
  return amount > MAX_PESOS ? refused('tooMuch') : { kind: 'pesos', pesos: amount };
}

function refused(why: WrongMoney): TypedMoney {
  return { kind: 'refused', why };
}
