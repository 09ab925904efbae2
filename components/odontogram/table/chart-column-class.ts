import type { ChartColumn } from '@/lib/odontogram/table-rows';

/**
 * On a phone what these say stands under the finding. On paper, which is no wider, they have their
 * columns.
 */
const SECONDARY = 'max-lg:not-print:hidden';

export const CHART_COLUMN_CLASS: Readonly<Record<ChartColumn, string | undefined>> = {
  tooth: 'w-px tabular',
  surface: `${SECONDARY} min-w-24 print:min-w-0`,
  finding: undefined,
  evolution: SECONDARY,
  items: SECONDARY,
  subtotal: 'text-right whitespace-nowrap tabular',
  notes: SECONDARY,
};
