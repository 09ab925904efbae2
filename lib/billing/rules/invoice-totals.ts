import { MAX_PESOS } from '@/lib/contract/limits';

/** What the contract takes where a line says no rate. Health services are 0: always send it. */
export const DEFAULT_TAX_RATE = 0.19;

interface Item {
  /** Whole, 1 to 9,999. */
  readonly quantity: number;
  /** Whole pesos. */
  readonly unitPrice: number;
  /** 0 to 1. */
  readonly taxRate?: number | undefined;
}

/** Whole pesos. `total` is what the line costs: subtotal − discount + tax. */
interface LineTotals {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

export interface InvoiceTotals extends LineTotals {
  readonly lines: readonly LineTotals[];
}

/** A member of a bill that cannot be, addressed as in a request. */
export interface BillProblem {
  readonly path: string;
  readonly code: 'too_big' | 'exceeds_subtotal';
}

/**
 * What is wrong with a bill whose members are each in range: amounts beyond twelve digits, a
 * discount beyond the subtotal. `invoiceTotals` is exact where this finds nothing.
 */
export function billProblems(items: readonly Item[], discount = 0): BillProblem[] {
  const problems: BillProblem[] = [];
  const subtotals = items.map(({ quantity, unitPrice }) => BigInt(quantity) * BigInt(unitPrice));
  for (const [index, subtotal] of subtotals.entries()) {
    if (subtotal > MAX_PESOS) problems.push({ path: `items.${index}.unitPrice`, code: 'too_big' });
  }
  const subtotal = subtotals.reduce((sum, one) => sum + one, 0n);
  if (discount > subtotal) problems.push({ path: 'discount', code: 'exceeds_subtotal' });
  if (problems.length === 0 && sum(lineTotals(items, discount), 'total') > MAX_PESOS) {
    problems.push({ path: 'items', code: 'too_big' });
  }
  return problems;
}

/**
 * The figures of a bill in whole pesos. The discount is taken off before tax and shared over the
 * lines in proportion, each share rounded half up, the last line taking the remainder; the tax of
 * each line is rounded half up. Exact: no amount passes through a fraction.
 */
export function invoiceTotals(items: readonly Item[], discount = 0): InvoiceTotals {
  const lines = lineTotals(items, discount);
  return {
    lines,
    subtotal: sum(lines, 'subtotal'),
    discount: sum(lines, 'discount'),
    tax: sum(lines, 'tax'),
    total: sum(lines, 'total'),
  };
}

function lineTotals(items: readonly Item[], discount: number): LineTotals[] {
  const subtotals = items.map(({ quantity, unitPrice }) => quantity * unitPrice);
  const discounts = shares(subtotals, discount);
  return items.map(({ taxRate = DEFAULT_TAX_RATE }, index) => {
    const subtotal = subtotals[index] ?? 0;
    const off = discounts[index] ?? 0;
    const tax = taxOn(subtotal - off, taxRate);
    return { subtotal, discount: off, tax, total: subtotal - off + tax };
  });
}

/**
 * No line is given more than what is left to give, nor more than it costs: many lines that round
 * the same way would otherwise leave the last one a share below zero or above its price. What the
 * last line cannot take goes to those before it.
 */
function shares(subtotals: readonly number[], discount: number): number[] {
  const whole = sumOf(subtotals);
  let left = Math.min(discount, whole);
  const given = subtotals.map((subtotal, index) => {
    const last = index === subtotals.length - 1;
    const share = last ? left : divideHalfUp(BigInt(discount) * BigInt(subtotal), BigInt(whole));
    const taken = Math.min(share, left, subtotal);
    left -= taken;
    return taken;
  });
  for (let index = given.length - 1; index >= 0 && left > 0; index -= 1) {
    const more = Math.min(left, (subtotals[index] ?? 0) - (given[index] ?? 0));
    given[index] = (given[index] ?? 0) + more;
    left -= more;
  }
  return given;
}

function taxOn(amount: number, rate: number): number {
  const { digits, scale } = decimal(rate);
  return divideHalfUp(BigInt(amount) * digits, scale);
}

/** A rate as people wrote it: 0.19 is 19 / 100, not the binary fraction nearest to it. */
function decimal(rate: number): { readonly digits: bigint; readonly scale: bigint } {
  const [mantissa = '0', exponent = '0'] = String(rate).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return {
    digits: BigInt(whole + fraction),
    scale: 10n ** BigInt(fraction.length - Number(exponent)),
  };
}

/** A quotient rounded half up, without passing through a fraction. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  if (divisor === 0n) return 0;
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function sum(lines: readonly LineTotals[], member: keyof LineTotals): number {
  return sumOf(lines.map((line) => line[member]));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
