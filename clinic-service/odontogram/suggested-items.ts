import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import type { StoredPlannedItem } from '../db/schema/odontogram';
import { procedures } from '../db/schema/procedures';
import { catalogEntry } from './catalog-entries';
import { TREATMENTS } from './treatments';

interface Placed {
  readonly catalogFindingId: string;
  readonly toothFdi: number;
}

/** What the clinic asks for a procedure, by its national code; pesos. */
export type PriceOf = (code: string) => number | undefined;

/**
 * The catalog's treatment as a plan of one custom item: once, in the clinic's language, at the
 * clinic's price for the procedure that it is on this tooth. Nothing in the clinic's list fits: 0,
 * for a person to fill in. A finding that suggests nothing plans nothing.
 */
export function suggestedItems(
  { catalogFindingId, toothFdi }: Placed,
  language: Context['language'],
  priceOf: PriceOf,
  newId: () => string,
): StoredPlannedItem[] {
  const treatment = TREATMENTS[catalogEntry(catalogFindingId)?.treatment ?? ''];
  if (treatment === undefined) return [];
  const code = treatment.code?.(toothFdi);
  const price = (code === undefined ? undefined : priceOf(code)) ?? 0;
  const name = treatment.name[language];
  return [{ id: newId(), type: 'custom', name, quantity: 1, unitPrice: price, subtotal: price }];
}

/** The prices that the suggestions for these findings ask for, read at once. */
export async function suggestedPrices(
  { db, principal }: Context,
  findings: readonly Placed[],
): Promise<PriceOf> {
  const codes = findings.flatMap(({ catalogFindingId, toothFdi }) => {
    const code = TREATMENTS[catalogEntry(catalogFindingId)?.treatment ?? '']?.code?.(toothFdi);
    return code === undefined ? [] : [code];
  });
  if (codes.length === 0) return () => undefined;
  const rows = await db
    .select({ code: procedures.code, price: procedures.price })
    .from(procedures)
    .where(
      and(
        eq(procedures.clinicId, principal.clinicId),
        eq(procedures.status, 'active'),
        inArray(procedures.code, codes),
      ),
    )
    .orderBy(asc(procedures.createdAt), asc(procedures.id));
  const prices = new Map(rows.map(({ code, price }) => [code, price]));
  return (code) => prices.get(code);
}
