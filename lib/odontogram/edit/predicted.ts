import type { Chart, ChartFinding, PlannedItem } from '@/lib/odontogram/shared/chart-data';
import { placeKey } from '../place';
import type { PlannedItemChange } from '../plan/check-plan';
import type { FindingChange } from '../plan/finding-change';
import type { Edit, NewFinding } from './edit';
import { findFinding } from './edit';

/** Begins the ids of findings that the service has not answered for yet. */
const EXPECTED = 'expected:';

export const isExpected = ({ id }: ChartFinding): boolean => id.startsWith(EXPECTED);

/**
 * The chart as an edit will most likely leave it, to be shown until the service answers. Money is the
 * service's to say: the estimate stays. A dentition or a signature is shown when it is there.
 */
export function predicted(chart: Chart, edit: Edit, firstEvolution: string): Chart {
  if (edit.kind === 'finding') {
    const target = findFinding(chart.findings, edit.finding);
    const findings = chart.findings.map((finding) =>
      finding === target ? changed(finding, edit.change) : finding,
    );
    return { ...chart, findings };
  }
  if (edit.kind !== 'findings') return chart;
  const { register, remove } = edit;
  const gone = new Set(remove.map((ref) => findFinding(chart.findings, ref)));
  const taken = new Set(register.map(placeKey));
  const kept = chart.findings.filter((each) => !gone.has(each) && !taken.has(placeKey(each)));
  const come = register.map((finding) => expected(finding, firstEvolution));
  return { ...chart, findings: [...kept, ...come] };
}

function expected(finding: NewFinding, firstEvolution: string): ChartFinding {
  const { toothFdi, surface, catalogFindingId, plannedItems = [], notes, evolution } = finding;
  const items = plannedItems.map(plannedItem);
  return {
    id: `${EXPECTED}${placeKey(finding)}`,
    toothFdi,
    scope: surface === undefined ? 'whole' : 'surface',
    surface,
    catalogFindingId,
    plannedItems: items,
    subtotal: sum(items),
    evolution: evolution ?? firstEvolution,
    notes,
    createdBy: undefined,
    createdAt: undefined,
    updatedAt: undefined,
  };
}

function changed(finding: ChartFinding, change: FindingChange): ChartFinding {
  const items = change.plannedItems?.map(plannedItem) ?? finding.plannedItems;
  return {
    ...finding,
    evolution: change.evolution ?? finding.evolution,
    notes: change.notes === undefined ? finding.notes : change.notes || undefined,
    plannedItems: items,
    subtotal: change.plannedItems === undefined ? finding.subtotal : sum(items),
  };
}

function plannedItem(item: PlannedItemChange, index: number): PlannedItem {
  const { type, quantity, unitPrice } = item;
  return {
    id: `${EXPECTED}${index}`,
    type,
    clinicalProcedureId: type === 'custom' ? undefined : item.clinicalProcedureId,
    name: type === 'custom' ? item.name : '',
    quantity,
    unitPrice,
    subtotal: quantity * unitPrice,
  };
}

function sum(items: readonly PlannedItem[]): number {
  return items.reduce((total, { subtotal }) => total + subtotal, 0);
}
