import type { UNTAXED_KINDS } from '@/lib/contract/limits';

export type UntaxedKind = (typeof UNTAXED_KINDS)[number];
export type TaxKind = UntaxedKind | 'taxed';

/** What a line of a bill says of its tax. */
export interface TaxedLine {
  /** 0 to 1. */
  readonly taxRate: number;
  readonly taxKind?: string | undefined;
  readonly procedureId?: string | undefined;
  readonly plannedItemId?: string | undefined;
}

/** A procedure of the clinic and a treatment of a plan are health services; of other lines it is said. */
export function isHealthService({ procedureId, plannedItemId }: Omit<TaxedLine, 'taxRate'>) {
  return Boolean(procedureId) || Boolean(plannedItemId);
}

/**
 * How a line is told everywhere, on screen, paper and in files. Health services are excluded from the
 * tax (Estatuto Tributario, art. 476), which is neither "0 %" nor "exempt": the rate alone does not tell.
 */
export function taxKindOf(line: TaxedLine): TaxKind {
  if (line.taxRate > 0) return 'taxed';
  return isHealthService(line) || line.taxKind === 'excluded' ? 'excluded' : 'zero';
}

/** Whether a bill has to name the article that excludes some of it. */
export function hasExcluded(lines: readonly TaxedLine[]): boolean {
  return lines.some((line) => taxKindOf(line) === 'excluded');
}
