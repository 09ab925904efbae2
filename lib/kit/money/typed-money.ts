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

const SIGN = /^(?:cop\s*)?\$?\s*|\s*(?:cop|pesos|\$)$/gi;
/** What is written on paper so that nobody adds a figure: `60.000.-`, `60.000,oo`. */
const CLOSED = /[.,](?:[-–]|oo)$/i;
/** `60 mil`, `2 millones`. */
const WORDED = /^(\d{1,6})\s*(mil|mill[oó]n|millones)$/i;
/** A minus, a dash or what a keyboard has for one, before or behind the sign of pesos. */
const NEGATIVE = /^(?:cop\s*)?\$?\s*[-−–]\s*\$?\s*\d/i;
const PLAIN = /^\d+$/;
/** Thousands, with one and the same separator between them all. */
const GROUPED = /^[1-9]\d{0,2}(?:([., '’])\d{3})(?:\1\d{3})*$/;
/** Cents after an amount whose thousands are written otherwise, or not at all and are plain to see. */
const CENTS = /^(.+)([.,])(\d{1,2})$/;

/**
 * Reads an amount as people write it, with the separators of either language: `60000`, `60.000`,
 * `$ 60.000`, `60,000`, `60 000`, `60.000,00`, `$60.000.-`, `60 mil`. It never guesses: `60.00` may be
 * sixty pesos or the beginning of sixty thousand, and is refused.
 */
export function readTypedMoney(text: string): TypedMoney {
  if (NEGATIVE.test(text.trim())) return refused('negative');
  const typed = text.trim().replace(/\s+/g, ' ').replace(SIGN, '').replace(CLOSED, '');
  if (typed === '') return text.trim() === '' ? { kind: 'none' } : refused('amount');
  if (isWhole(typed)) return pesos(typed);
  const [, count, unit = ''] = WORDED.exec(typed) ?? [];
  if (count !== undefined) return inRange(Number(count) * (unit.length > 3 ? 1_000_000 : 1_000));
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
  return inRange(Number(whole.replace(/\D/g, '')));
}

function inRange(amount: number): TypedMoney {
  return amount > MAX_PESOS ? refused('tooMuch') : { kind: 'pesos', pesos: amount };
}

function refused(why: WrongMoney): { readonly kind: 'refused'; readonly why: WrongMoney } {
  return { kind: 'refused', why };
}

/** What a person typed for a discount: an amount, or a part of what it is taken off. */
export type TypedDiscount =
  | Exclude<TypedMoney, { readonly kind: 'refused' }>
  /** Thousandths of a percent: 12,5 % is 12,500. */
  | { readonly kind: 'percent'; readonly milli: number }
  | { readonly kind: 'refused'; readonly why: WrongMoney };

/** Up to three figures, and two behind a comma or a point. */
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/;

/** Reads `10 %` and `12,5%` as a part, and anything else as an amount. */
export function readTypedDiscount(text: string): TypedDiscount {
  const typed = text.trim();
  if (!typed.endsWith('%')) return readTypedMoney(text);
  if (/^[-−–]/.test(typed)) return refused('negative');
  const [, whole, fraction = ''] = PERCENT.exec(typed) ?? [];
  if (whole === undefined) return refused('amount');
  return { kind: 'percent', milli: Number(whole) * 1_000 + Number(fraction.padEnd(2, '0')) * 10 };
}

/** Whole pesos, rounded half up; 0 where there is none. */
export function discountOf(discount: TypedDiscount, subtotal: number): number {
  if (discount.kind === 'pesos') return discount.pesos;
  if (discount.kind !== 'percent') return 0;
  const twice = 2n * BigInt(subtotal) * BigInt(discount.milli) + 100_000n;
  return Number(twice / 200_000n);
}
