import { describeFinding } from './describe-finding';
import { surfaceOrder } from './plan/plan-by-tooth';
import type { Catalog, CatalogFinding, ChartFinding } from './shared/chart-data';

export const CHART_COLUMNS = [
  'tooth',
  'surface',
  'finding',
  'evolution',
  'items',
  'subtotal',
  'notes',
] as const;
export type ChartColumn = (typeof CHART_COLUMNS)[number];

/** A finding as a table shows it. */
export interface ChartRow {
  readonly finding: ChartFinding;
  readonly kind: CatalogFinding | undefined;
  readonly tooth: number;
  readonly surface: string;
  readonly label: string;
  readonly evolution: string;
  readonly step: number;
  /** Each item in one line. */
  readonly items: readonly string[];
  readonly subtotal: number;
  readonly notes: string;
}

export interface ChartSort {
  readonly by: ChartColumn;
  readonly isDescending: boolean;
}

/** As a chart is read: from tooth to tooth. */
export const READING_ORDER: ChartSort = { by: 'tooth', isDescending: false };

export function chartRows(
  findings: readonly ChartFinding[],
  catalog: Catalog,
  surfaceWord: (finding: ChartFinding) => string,
): ChartRow[] {
  return findings.map((finding) => ({
    finding,
    ...describeFinding(finding, catalog),
    tooth: finding.toothFdi,
    surface: surfaceWord(finding),
    items: finding.plannedItems.map(({ name, quantity }) =>
      quantity === 1 ? name : `${quantity} × ${name}`,
    ),
    subtotal: finding.subtotal,
    notes: finding.notes ?? '',
  }));
}

/** Sorted by one column, and where that says nothing by tooth and surface. */
export function sortRows(
  rows: readonly ChartRow[],
  { by, isDescending }: ChartSort,
  locale: string,
): ChartRow[] {
  const letters = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const compare: Record<ChartColumn, (a: ChartRow, b: ChartRow) => number> = {
    tooth: (a, b) => a.tooth - b.tooth,
    surface: (a, b) => surfaceOrder(a.finding.surface) - surfaceOrder(b.finding.surface),
    finding: (a, b) => letters.compare(a.label, b.label),
    evolution: (a, b) => a.step - b.step || letters.compare(a.evolution, b.evolution),
    items: (a, b) => letters.compare(a.items.join(), b.items.join()),
    subtotal: (a, b) => a.subtotal - b.subtotal,
    notes: (a, b) => letters.compare(a.notes, b.notes),
  };
  const direction = isDescending ? -1 : 1;
  return [...rows].sort(
    (a, b) => direction * compare[by](a, b) || compare.tooth(a, b) || compare.surface(a, b),
  );
}

/** Pressed once it sorts upwards, again downwards. */
export function nextSort(sort: ChartSort, by: ChartColumn): ChartSort {
  return { by, isDescending: sort.by === by && !sort.isDescending };
}

/** For a spreadsheet, in the order that is shown. */
export function csvRows(
  rows: readonly ChartRow[],
  headers: readonly string[],
): (readonly (string | number)[])[] {
  return [
    headers,
    ...rows.map((row) => [
      row.tooth,
      row.surface,
      row.label,
      row.evolution,
      row.items.join('; '),
      // A sum of the column is then that of what has a price.
      row.subtotal === 0 ? '' : row.subtotal,
      row.notes,
    ]),
  ];
}
