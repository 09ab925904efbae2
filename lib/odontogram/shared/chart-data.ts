import type { readOdontogram } from '@/lib/contract/odontogram';
import type { readOdontogramCatalog } from '@/lib/contract/odontogram-catalog';
import type { OperationOutput } from '@/lib/contract/operation';

/** A patient's chart as the service tells it. */
export type Chart = OperationOutput<typeof readOdontogram>;
export type ChartFinding = Chart['findings'][number];
export type PlannedItem = ChartFinding['plannedItems'][number];

/** What can be charted, in the language that was asked for. */
export type Catalog = OperationOutput<typeof readOdontogramCatalog>;
export type CatalogFinding = Catalog['findings'][number];
/** An evolution or a surface. */
export type CatalogTerm = Catalog['evolutions'][number];
