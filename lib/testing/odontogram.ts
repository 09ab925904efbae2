import type {
  Catalog,
  CatalogFinding,
  Chart,
  ChartFinding,
} from '@/lib/odontogram/shared/chart-data';
import type { FindingView } from '@/lib/odontogram/tooth-view';

/** Of one place, for tests: the catalog's first entry, unless they say more. */
export function chartFinding(id: string, more: Partial<ChartFinding> = {}): ChartFinding {
  return {
    id,
    toothFdi: 16,
    scope: more.surface === undefined ? 'whole' : 'surface',
    surface: undefined,
    catalogFindingId: 'whole-one',
    plannedItems: [],
    subtotal: 0,
    evolution: 'begun',
    notes: undefined,
    createdBy: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...more,
  };
}

export function chartOf(findings: readonly ChartFinding[], more: Partial<Chart> = {}): Chart {
  return {
    id: 'chart',
    dentitionMode: 'adult',
    temporaryTeeth: [],
    findings: [...findings],
    estimate: { findingCount: findings.length, total: 0, paid: 0, due: 0 },
    version: 1,
    signature: { status: 'none', signedBy: undefined, signedAt: undefined },
    ...more,
  };
}

export function catalogFinding(id: string, more: Partial<CatalogFinding> = {}): CatalogFinding {
  return {
    id,
    label: `Label of ${id}`,
    scope: 'whole',
    dentition: 'common',
    suggestedTreatment: null,
    exclusionGroup: null,
    color: '#2f7d7b',
    symbol: 'cross@tooth',
    ...more,
  };
}

export function catalogOf(findings: readonly CatalogFinding[]): Catalog {
  return {
    catalogVersion: 1,
    findings: [...findings],
    surfaces: [],
    evolutions: [
      { id: 'planned', label: 'Planned' },
      { id: 'begun', label: 'Begun' },
    ],
  };
}

export function findingView(id: string, more: Partial<FindingView> = {}): FindingView {
  return {
    id,
    catalogFindingId: id,
    label: `Label of ${id}`,
    isKnown: true,
    color: '#2f7d7b',
    symbol: 'fill',
    evolutionStep: -1,
    evolutionLabel: '',
    ...more,
  };
}
