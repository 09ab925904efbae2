import { and, eq, inArray } from 'drizzle-orm';
import {
  billProblems,
  DEFAULT_TAX_RATE,
  type InvoiceTotals,
  invoiceTotals,
} from '@/lib/billing/rules/invoice-totals';
import { isHealthService } from '@/lib/billing/rules/tax-kind';
import type { BillItem } from '@/lib/contract/billing/bill-items';
import type { Database } from '@/lib/server/storage/open-database';
import type { StoredLine } from '../db/schema/billing';
import { procedures } from '../db/schema/procedures';
import { ValidationError } from '../errors';
import { unknownReference } from '../field-refusal';

export interface PricedBill {
  readonly lines: StoredLine[];
  readonly totals: InvoiceTotals;
}

const MESSAGES = {
  too_big: 'The amount has more than twelve digits.',
  exceeds_subtotal: 'The discount is more than the subtotal.',
} as const;

/** The lines of a bill with their figures. Throws `ValidationError` for what cannot be billed. */
export async function priceBill(
  db: Database,
  clinicId: string,
  items: readonly BillItem[],
  discount = 0,
): Promise<PricedBill> {
  const problems = billProblems(items, discount);
  if (problems.length > 0) {
    throw new ValidationError(
      problems.map(({ path, code }) => ({ path, code, message: MESSAGES[code] })),
    );
  }
  requireKinds(items);
  await requireProcedures(db, clinicId, items);
  const totals = invoiceTotals(items, discount);
  const lines = items.map((item, index): StoredLine => {
    const figures = totals.lines[index];
    if (figures === undefined) throw new Error('a line without figures');
    const { taxRate = DEFAULT_TAX_RATE } = item;
    const taxKind = taxRate === 0 && isHealthService(item) ? 'excluded' : item.taxKind;
    return { ...item, taxRate, ...(taxKind && { taxKind }), ...figures };
  });
  return { lines, totals };
}

/** What is taxed is neither excluded nor at 0 %. */
function requireKinds(items: readonly BillItem[]): void {
  const wrong = items.flatMap(({ taxKind, taxRate = DEFAULT_TAX_RATE }, index) =>
    taxKind === undefined || taxRate === 0
      ? []
      : [{ path: `items.${index}.taxKind`, code: 'mismatch', message: 'The line has a tax.' }],
  );
  if (wrong.length > 0) throw new ValidationError(wrong);
}

async function requireProcedures(
  db: Database,
  clinicId: string,
  items: readonly BillItem[],
): Promise<void> {
  const wanted = [...new Set(items.flatMap(({ procedureId }) => procedureId ?? []))];
  if (wanted.length === 0) return;
  const rows = await db
    .select({ id: procedures.id })
    .from(procedures)
    // Also those that are offered no more: what was booked before is done, and billed.
    .where(and(eq(procedures.clinicId, clinicId), inArray(procedures.id, wanted)));
  const known = new Set(rows.map(({ id }) => id));
  const unknown = items.flatMap(({ procedureId }, index) =>
    procedureId === undefined || known.has(procedureId)
      ? []
      : [unknownReference(`items.${index}.procedureId`, 'procedure')],
  );
  if (unknown.length > 0) throw new ValidationError(unknown);
}
