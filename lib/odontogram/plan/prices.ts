import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';

/**
 * The service gives 0 for what nobody has put a price on yet. What a finding's plan comes to is then
 * not known: it is not free.
 */
export function lacksPrice(finding: ChartFinding): boolean {
  return hasPlan(finding) && finding.subtotal === 0;
}

/** Treatments that no total counts. */
export function countUnpriced(findings: readonly ChartFinding[]): number {
  return findings
    .flatMap(({ plannedItems }) => plannedItems)
    .filter(({ unitPrice }) => unitPrice === 0).length;
}
