import type { ChartFinding } from '../chart-data';
import type { NewFinding } from './edit';
import { itemToSend } from './item-to-send';

/** A finding as it is registered again, with its plan, notes and evolution. */
export function asNew(finding: ChartFinding): NewFinding {
  const { toothFdi, surface, catalogFindingId, plannedItems, notes, evolution, unreadableItems } =
    finding;
  return {
    toothFdi,
    surface,
    catalogFindingId,
    plannedItems: plannedItems.map(itemToSend),
    evolution,
    ...(notes !== undefined && { notes }),
    ...(unreadableItems !== undefined && { unreadableItems }),
  };
}
