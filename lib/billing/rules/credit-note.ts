import { divideHalfUp } from './invoice-totals';

/** Whole pesos. `total` is subtotal − discount + tax. */
interface Figures {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** A line of an invoice, or what is left of one. */
interface BilledLine extends Figures {
  readonly quantity: number;
}

/** What a credit note takes off a line. Units, or pesos with the tax in them; neither is all that is left. */
export interface CreditItem {
  /** The place of the line on the invoice, from 1. */
  readonly itemId: string;
  readonly quantity?: number | undefined;
  readonly amount?: number | undefined;
}

/** A line as it was taken off. `quantity` is 0 where a part of its price was. */
export interface CreditedLine extends BilledLine {
  readonly itemId: string;
}

export interface CreditTotals extends Figures {
  readonly lines: readonly CreditedLine[];
}

/** A member of a credit note that cannot be, addressed as in a request. */
export interface CreditProblem {
  readonly path: string;
  readonly code: 'not_found' | 'duplicate' | 'exclusive' | 'exceeds_line' | 'nothing';
}

/** What earlier notes have left of each line of an invoice. */
export function leftOfLines(
  lines: readonly BilledLine[],
  credited: readonly CreditedLine[],
): BilledLine[] {
  const left = lines.map(({ quantity, subtotal, discount, tax, total }) => ({
    quantity,
    subtotal,
    discount,
    tax,
    total,
  }));
  for (const taken of credited) {
    const line = left[Number(taken.itemId) - 1];
    if (line !== undefined) left[Number(taken.itemId) - 1] = without(line, taken);
  }
  return left;
}

/** What is wrong with a note over what is left of an invoice. `creditTotals` is exact where this finds nothing. */
export function creditProblems(
  left: readonly BilledLine[],
  items: readonly CreditItem[],
): CreditProblem[] {
  const problems = items.flatMap(({ itemId, quantity, amount }, index): CreditProblem[] => {
    const line = lineOf(left, itemId);
    const at = (member: keyof CreditItem) => `items.${index}.${member}`;
    if (line === undefined) return [{ path: at('itemId'), code: 'not_found' }];
    if (items.findIndex((other) => other.itemId === itemId) < index) {
      return [{ path: at('itemId'), code: 'duplicate' }];
    }
    if (quantity !== undefined && amount !== undefined) {
      return [{ path: at('amount'), code: 'exclusive' }];
    }
    if (quantity !== undefined && quantity > line.quantity) {
      return [{ path: at('quantity'), code: 'exceeds_line' }];
    }
    if (amount !== undefined && amount > line.total) {
      return [{ path: at('amount'), code: 'exceeds_line' }];
    }
    return [];
  });
  if (problems.length > 0) return problems;
  return creditTotals(left, items).total === 0 ? [{ path: 'items', code: 'nothing' }] : [];
}

/**
 * The figures of a credit note. Each takes a share of what earlier notes have left of its line, rounded half
 * up, and the last one takes what remains: the notes over a line add up to it exactly, in each figure.
 * An amount is with its tax, as the patient's debt falls by it; the tax falls in the proportion that is
 * taken off (E.T. art. 484; DIAN, oficio 014318 of 2019).
 */
export function creditTotals(
  left: readonly BilledLine[],
  items: readonly CreditItem[],
): CreditTotals {
  const lines = items.flatMap((item) => {
    const line = lineOf(left, item.itemId);
    return line === undefined ? [] : [{ itemId: item.itemId, ...taken(line, item) }];
  });
  const total = sum(lines, 'total');
  // What costs nothing goes with the last that does.
  if (total === sum(left, 'total')) lines.push(...restOf(left, lines));
  return {
    lines,
    subtotal: sum(lines, 'subtotal'),
    discount: sum(lines, 'discount'),
    tax: sum(lines, 'tax'),
    total,
  };
}

/** All that is left of an invoice. */
export function wholeRest(left: readonly BilledLine[]): CreditTotals {
  return creditTotals(
    left,
    left.flatMap((line, index) => (isTaken(line) ? [] : [{ itemId: String(index + 1) }])),
  );
}

function lineOf(left: readonly BilledLine[], itemId: string): BilledLine | undefined {
  const line = /^[1-9]\d*$/.test(itemId) ? left[Number(itemId) - 1] : undefined;
  return line === undefined || isTaken(line) ? undefined : line;
}

/** A line is taken when no unit of it is left. */
function isTaken({ quantity }: BilledLine): boolean {
  return quantity === 0;
}

function taken(line: BilledLine, { quantity, amount }: CreditItem): BilledLine {
  if (quantity !== undefined && quantity < line.quantity) {
    const share = (figure: number) =>
      divideHalfUp(BigInt(figure) * BigInt(quantity), BigInt(line.quantity));
    const subtotal = share(line.subtotal);
    const discount = share(line.discount);
    const tax = share(line.tax);
    return { quantity, subtotal, discount, tax, total: subtotal - discount + tax };
  }
  if (amount !== undefined && amount < line.total) {
    const share = (figure: number) =>
      divideHalfUp(BigInt(figure) * BigInt(amount), BigInt(line.total));
    const discount = share(line.discount);
    const tax = share(line.tax);
    return { quantity: 0, subtotal: amount + discount - tax, discount, tax, total: amount };
  }
  return line;
}

function without(line: BilledLine, off: BilledLine): BilledLine {
  return {
    quantity: line.quantity - off.quantity,
    subtotal: line.subtotal - off.subtotal,
    discount: line.discount - off.discount,
    tax: line.tax - off.tax,
    total: line.total - off.total,
  };
}

function restOf(left: readonly BilledLine[], lines: readonly CreditedLine[]): CreditedLine[] {
  return leftOfLines(left, lines).flatMap((line, index) =>
    isTaken(line) ? [] : [{ itemId: String(index + 1), ...line }],
  );
}

function sum(lines: readonly Figures[], member: keyof Figures): number {
  return lines.reduce((all, line) => all + line[member], 0);
}
