import type { readOdontogram } from '@/lib/contract/odontogram';
import type { OperationResult } from '@/lib/contract/operation';
import { type DentitionMode, temporaryTeethOf } from '@/lib/odontogram/rules/fdi';
import type { StoredPlannedItem } from '../db/schema/odontogram';
import { PAID } from './terms';

/** One finding on a chart; a surface of null is the whole tooth. */
export interface Finding {
  readonly id: string;
  readonly toothFdi: number;
  readonly surface: string | null;
  readonly catalogFindingId: string;
  readonly plannedItems: StoredPlannedItem[];
  readonly evolution: string;
  readonly notes: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Signature {
  readonly status: 'none' | 'signed' | 'invalidated';
  readonly signedBy: string | null;
  readonly signedAt: Date | null;
}

/** A patient's chart. Rules take one and answer another; nothing changes one in place. */
export interface Chart {
  readonly patientId: string;
  readonly dentitionMode: DentitionMode;
  /** The temporary teeth of a mixed dentition, kept while another mode is shown. */
  readonly temporaryTeeth: readonly number[];
  readonly findings: readonly Finding[];
  /** The number of changes it has seen. */
  readonly version: number;
  readonly signature: Signature;
}

export type ChartState = OperationResult<typeof readOdontogram>;

/** The chart as the wire has it. A patient has one, so the patient's id is its own. */
export function toState(chart: Chart) {
  return {
    id: chart.patientId,
    dentitionMode: chart.dentitionMode,
    temporaryTeeth: temporaryTeethOf(chart.dentitionMode, chart.temporaryTeeth),
    findings: inOrder(chart.findings).map(toRegistered),
    ...toAfter(chart),
  } satisfies ChartState;
}

/** What every change reports of the chart it left. */
export function toAfter({ findings, version, signature }: Chart) {
  return {
    estimate: estimateOf(findings),
    version,
    signature: {
      status: signature.status,
      signedBy: signature.signedBy ?? undefined,
      signedAt: signature.signedAt?.toISOString(),
    },
  };
}

export function toRegistered(finding: Finding) {
  const { surface, notes, createdAt, updatedAt, ...rest } = finding;
  return {
    ...rest,
    ...(surface === null ? { scope: 'whole' } : { scope: 'surface', surface }),
    subtotal: subtotalOf(finding),
    notes: notes ?? undefined,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Pesos. */
function subtotalOf({ plannedItems }: Finding): number {
  return plannedItems.reduce((sum, item) => sum + item.subtotal, 0);
}

function estimateOf(findings: readonly Finding[]) {
  const sum = (some: readonly Finding[]) =>
    some.reduce((total, finding) => total + subtotalOf(finding), 0);
  const total = sum(findings);
  const paid = sum(findings.filter(({ evolution }) => evolution === PAID));
  return { findingCount: findings.length, total, paid, due: total - paid };
}

/** By tooth, the whole of it first, so that the same chart always reads the same. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const place = ({ toothFdi, surface }: Finding) => `${toothFdi} ${surface ?? ''}`;
  return [...findings].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
