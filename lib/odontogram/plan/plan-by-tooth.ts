import { groupBy } from '@/lib/kit/group-by';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { SURFACES } from '../tooth-view';

/** What is charted of one tooth, and what its plan comes to. */
export interface ToothPlan {
  readonly fdi: number;
  readonly findings: readonly ChartFinding[];
  /** Pesos; the service's subtotals added up. */
  readonly subtotal: number;
}

/** By tooth number; of each tooth the whole first, then its surfaces in their usual order. */
export function planByTooth(findings: readonly ChartFinding[]): ToothPlan[] {
  return groupBy(findings, ({ toothFdi }) => toothFdi)
    .sort(([a], [b]) => a - b)
    .map(([fdi, ofTooth]) => ({
      fdi,
      findings: inOrder(ofTooth),
      subtotal: ofTooth.reduce((sum, { subtotal }) => sum + subtotal, 0),
    }));
}

export function inOrder(findings: readonly ChartFinding[]): ChartFinding[] {
  return [...findings].sort((a, b) => surfaceOrder(a.surface) - surfaceOrder(b.surface));
}

/** A surface that nobody knows comes last. */
export function surfaceOrder(surface: string | undefined): number {
  if (surface === undefined) return -1;
  const index = SURFACES.findIndex((known) => known === surface);
  return index === -1 ? SURFACES.length : index;
}
