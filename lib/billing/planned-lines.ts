import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { planLines } from '@/lib/odontogram/shared/plan-lines';

/** A planned treatment as whoever bills sees it: nothing else of the chart, and no notes. */
export interface PlannedLine {
  readonly id: string;
  /** FDI. */
  readonly tooth: number;
  /** In words; undefined for the whole tooth. */
  readonly surface?: string | undefined;
  readonly name: string;
  readonly procedureId?: string | undefined;
  readonly quantity: number;
  /** COP; undefined where nobody has put a price on it. */
  readonly unitPrice?: number | undefined;
  /** How far it has come, as the catalog calls it. */
  readonly evolution: string;
  /** The invoice in force that it is on. */
  readonly billedOn?: BilledOn | undefined;
}

export interface BilledOn {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
}

export interface PlannedLines {
  readonly lines: readonly PlannedLine[];
  /** Something that is planned could not be read. */
  readonly isPartial: boolean;
  /** What is billed already is marked. */
  readonly tellsBilled: boolean;
}

/** As the contract's estimate counts it: nothing is left to bill of it. */
const PAID = 'paid';

/** What a chart plans and is not paid yet, from tooth to tooth. */
export function plannedLines(
  { findings, unreadable }: Pick<Chart, 'findings' | 'unreadable'>,
  { evolutions }: Pick<Catalog, 'evolutions'>,
  surfaceOf: (place: { readonly toothFdi: number; readonly surface: string }) => string,
  /** By planned treatment; undefined where nobody knows. */
  billed?: ReadonlyMap<string, BilledOn>,
): PlannedLines {
  const due = findings.filter(({ evolution }) => evolution !== PAID);
  const lines = planLines(due).planned.flatMap(({ findings: ofTooth }) =>
    ofTooth.flatMap(({ toothFdi, surface, evolution, plannedItems }) =>
      plannedItems.map(
        ({ id, name, clinicalProcedureId, quantity, unitPrice }): PlannedLine => ({
          id,
          tooth: toothFdi,
          ...(surface !== undefined && { surface: surfaceOf({ toothFdi, surface }) }),
          name,
          ...(clinicalProcedureId !== undefined && { procedureId: clinicalProcedureId }),
          quantity,
          // The service gives 0 for what nobody has put a price on yet.
          ...(unitPrice > 0 && { unitPrice }),
          evolution: evolutions.find((term) => term.id === evolution)?.label ?? evolution,
          ...(billed?.has(id) && { billedOn: billed.get(id) }),
        }),
      ),
    ),
  );
  const isPartial =
    (unreadable?.findings ?? 0) > 0 || due.some(({ unreadableItems = 0 }) => unreadableItems > 0);
  return { lines, isPartial, tellsBilled: billed !== undefined };
}
