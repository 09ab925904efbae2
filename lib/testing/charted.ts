import type { Catalog, ChartFinding, PlannedItem } from '@/lib/odontogram/shared/chart-data';

/** A small catalog of no clinic. */
export const SMALL_CATALOG: Catalog = {
  catalogVersion: 1,
  findings: [
    kind('hole', 'Hueco', 'surface', 'common', 'decay'),
    kind('stain', 'Mancha', 'surface', 'common', 'decay'),
    kind('gone', 'Ya no está', 'whole', 'common', null),
    kind('post', 'Poste', 'whole', 'permanent_only', 'roots'),
    kind('loose', 'Por caer', 'whole', 'temporary_only', null),
  ],
  surfaces: [
    { id: 'occlusal', label: 'Oclusal' },
    { id: 'mesial', label: 'Mesial' },
    { id: 'distal', label: 'Distal' },
    { id: 'vestibular', label: 'Vestibular' },
    { id: 'palatal', label: 'Palatal' },
  ],
  evolutions: [
    { id: 'todo', label: 'Por hacer' },
    { id: 'done', label: 'Hecho' },
  ],
};

function kind(id: string, label: string, scope: string, dentition: string, group: string | null) {
  const drawn = {
    suggestedTreatment: null,
    exclusionGroup: group,
    color: '#123456',
    symbol: 'fill',
  };
  return { id, label, scope, dentition, ...drawn };
}

export function charted(over: Partial<ChartFinding> = {}): ChartFinding {
  return {
    id: 'f1',
    toothFdi: 36,
    scope: 'surface',
    surface: 'occlusal',
    catalogFindingId: 'hole',
    plannedItems: [],
    subtotal: 0,
    evolution: 'todo',
    notes: undefined,
    createdBy: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...over,
  };
}

export function planned(over: Partial<PlannedItem> = {}): PlannedItem {
  const item = { id: 'i1', type: 'custom', name: 'Resina', quantity: 2, unitPrice: 60_000 };
  return { ...item, clinicalProcedureId: undefined, subtotal: 120_000, ...over };
}
